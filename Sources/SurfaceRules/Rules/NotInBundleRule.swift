// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SourceModel

/// A control or widget that is declared and that nothing the extension starts with ever lists.
///
/// Seen when no code that an `@main` type leads to constructs the type: not in a bundle's body, in any
/// branch, in a bundle that is nested or chosen in `main()`, nor in a type or function used there. Types
/// that are private, generic, bases of others or compiled along by `--with` are not judged, and nothing
/// is where no type has `@main`, since everything is taken then.
package enum NotInBundleRule: SourceRule {
  package static let id = "not-in-bundle"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "The gallery offers what the extension's bundle lists, and nothing else."
  package static let help = "construct it in the body of the bundle"
  package static let source = "Apple, WidgetBundle"

  private static let items: Set<String> = ["Widget", "ControlWidget"]
  private static let bundles: Set<String> = ["WidgetBundle", "ControlWidgetBundle"]

  package static func findings(in evidence: SourceEvidence) -> [Finding] {
    let index = evidence.index
    let entries = index.entryPoints
    guard !entries.isEmpty else { return [] }
    let conformances = Conformances(index)
    let reached = reachable(from: entries.map(\.name), index.uses)
    let leadsToItems = index.types.contains { type in
      reached.contains(type.name) && conformances.conforms(type, to: bundles.union(items))
    }
    guard leadsToItems else { return [] }
    let listed = Set(
      index.uses.filter { use in
        use.isConstruction && use.owner != use.type && use.owner.map(reached.contains) ?? true
      }.map(\.type))
    let companions = index.companions
    return index.types.filter { type in
      [.struct, .class].contains(type.kind) && !type.isMain && !type.isPrivate && !type.isGeneric
        && !companions.contains(type.file) && !listed.contains(type.name)
        && conformances.conforms(type, to: items) && !conformances.isBase(type)
    }.map { type in
      let kind = conformances.conforms(type, to: ["ControlWidget"]) ? "control" : "widget"
      return finding(
        "the \(kind) '\(type.name)' is listed by nothing that '\(entries[0].name)' leads to, so it is not in the gallery",
        at: SourcePlace(file: type.file, line: type.line, column: type.column),
        about: [type.qualifiedName])
    }
  }

  /// The names of the types whose code some types lead to.
  private static func reachable(from names: [String], _ uses: [IndexedUse]) -> Set<String> {
    let byOwner = Dictionary(grouping: uses, by: \.owner)
    var reached = Set(names)
    var pending = names + (byOwner[nil] ?? []).map(\.type)
    reached.formUnion(pending)
    while let name = pending.popLast() {
      for use in byOwner[name] ?? [] where reached.insert(use.type).inserted {
        pending.append(use.type)
      }
    }
    return reached
  }
}
