// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing
import SurfaceRules

/// Explains a rule or a fact, with its source.
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", abstract: "Explains rules and surface facts, with their sources.",
    arguments: [
      ArgumentSpec(
        name: "id", isRepeatable: true,
        help: "The identifier of a rule or fact, such as 'watch.opens-app'.")
    ],
    options: [
      OptionSpec(
        names: ["--of"], value: "folder", kind: .folder, isRepeatable: true,
        help: "A folder with plugins that bring further surfaces (default: the Plugins folder).")
    ] + CommonOptions.loading.filter { ["--plugin", "--color", "--help"].contains($0.name) })

  static func report(_ arguments: ParsedArguments) throws -> Report {
    let options = try CommonOptions(arguments, paths: arguments.all("--of"))
    // Lists name several at once, with commas between them.
    let ids = arguments.positional.flatMap { $0.split(separator: ",").map(String.init) }
    var facts = FactIndex(Session.builtIn.surfaces)
    var loaded: Session?
    var explanations: [Explanation] = []
    var unknown: [String] = []
    for id in ids {
      if let rule = Rules.rule(id) {
        explanations.append(.rule(rule.description))
        continue
      }
      // What the program itself states needs no loading.
      if facts[id] == nil, loaded == nil {
        let session = try SurfaceLoading.load(options, spec)
        facts = FactIndex(session.surfaces)
        loaded = session
      }
      if let fact = facts[id] { explanations.append(.fact(fact)) } else { unknown.append(id) }
    }
    var report = Report(unjudged: .explanations(explanations), of: loaded)
    if !unknown.isEmpty {
      report.misuse = unknown.map { sentence(unknown: $0, loaded?.surfaces ?? []) }.joined(
        separator: "\nError: ")
    }
    return report
  }

  private static func sentence(unknown id: String, _ surfaces: [SurfaceDescription]) -> String {
    let known =
      Rules.all.map { $0.rule.id } + (Fact.controls + Fact.widgets).map(\.id)
      + surfaces.flatMap { $0.facts.map(\.id) }
    let family = id.split(separator: ".").first.map(String.init) ?? id
    let close = known.filter { $0.hasPrefix(family) }
    return
      "There is no rule or fact '\(SafeName.quoted(id))'"
      + (close.isEmpty
        ? "; facts of a plugin's surface are known with --of or --plugin"
        : "; there are \(SafeName.list(close))")
  }
}
