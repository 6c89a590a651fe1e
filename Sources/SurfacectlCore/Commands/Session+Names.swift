// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What names on the command line mean.
extension Session {
  /// The items with the given names; all where there are no names.
  func items(named names: [String], _ command: CommandSpec) throws -> [ItemDescription] {
    let all = items.map(\.item)
    guard !names.isEmpty else { return all }
    let chosen = try Set(names.map { try item(named: $0, command).kind })
    return all.filter { chosen.contains($0.kind) }
  }

  /// The item with a name: its kind, its type's name, its title, an intent's, or a unique end of one.
  func item(named name: String, _ command: CommandSpec) throws -> ItemDescription {
    let all = items.map(\.item)
    let matches = NameMatch.candidates(named: name, among: all) {
      [$0.kind, $0.typeName, $0.title] + $0.intents
    }
    if let match = matches.first, matches.count == 1 { return match }
    func kinds(_ items: [ItemDescription]) -> String {
      SafeName.list(items.map { SafeName.quoted($0.kind) })
    }
    let word = "'\(SafeName.quoted(name))'"
    throw unknown(
      !matches.isEmpty
        ? "\(word) could be \(kinds(matches))"
        : all.isEmpty
          ? "There is nothing called \(word), since there are no items at all"
          : "There is nothing called \(word); there are \(kinds(all))", command)
  }
}
