// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing

/// Shows what each surface shows, per slot, mode and state.
enum RenderCommand: Command {
  static let spec = CommandSpec(
    name: "render", abstract: "Shows what each surface shows, per slot, mode and state.",
    arguments: [CommonOptions.pathArgument],
    options: CommonOptions.format(for: .render) + [
      OptionSpec(
        names: ["--kind"], value: "kind", isRepeatable: true,
        help: "Show this item only: its kind, its type's name, or any unique end of one.")
    ] + CommonOptions.filters + CommonOptions.system + CommonOptions.loading)

  static func report(_ arguments: ParsedArguments) throws -> Report {
    let options = try CommonOptions(arguments, paths: arguments.positional)
    let session = try Session.load(options, states: .all, command: spec)
    let items = try ItemChoice.items(arguments.all("--kind"), in: session, command: spec)
    let kinds = Set(items.map(\.kind))
    let body = RenderBody(
      surfaces: session.surfaces, facts: session.facts, items: items,
      placements: session.placements(options).filter { kinds.contains($0.kind) })
    return Report(.render(body), of: session, options)
  }
}

/// Finds the items that names on the command line mean.
enum ItemChoice {
  /// The items with the given names; all where there are no names.
  static func items(
    _ names: [String], in session: Session, command: CommandSpec
  ) throws -> [ItemDescription] {
    let items = session.items.map(\.item)
    guard !names.isEmpty else { return items }
    let chosen = try Set(names.map { try item($0, among: items, command).kind })
    return items.filter { chosen.contains($0.kind) }
  }

  private static func item(
    _ name: String, among items: [ItemDescription], _ command: CommandSpec
  ) throws -> ItemDescription {
    let matches = NameMatch.candidates(named: name, among: items) {
      [$0.kind, $0.typeName, $0.title] + $0.intents
    }
    guard let match = matches.first, matches.count == 1 else {
      throw UsageError(
        message: matches.isEmpty
          ? "There is nothing called '\(SafeName.quoted(name))'; there are \(SafeName.list(items.map { SafeName.quoted($0.kind) }))"
          : "'\(SafeName.quoted(name))' could be \(SafeName.list(matches.map { SafeName.quoted($0.kind) }))",
        command: command)
    }
    return match
  }
}
