// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing

/// Lists where each intent appears, and why not.
enum ListCommand: Command {
  static let spec = CommandSpec(
    name: "list", abstract: "Lists where each intent appears, and why not.",
    arguments: [CommonOptions.pathArgument],
    options: [
      OptionSpec(
        names: ["--format"], value: "format", kind: .choice(["text", "json", "csv"]),
        help: "How to write the result (default: text).")
    ] + CommonOptions.filters.filter { ["--surface", "--slot"].contains($0.name) }
      + CommonOptions.system + CommonOptions.loading)

  static func run(_ arguments: ParsedArguments) throws -> Int32 {
    let options = try CommonOptions(arguments, paths: arguments.positional)
    let session = try Session.load(options, states: .overview, command: spec)
    let console = Console(color: options.color)
    let placements = session.placements(options)
    switch arguments.value("--format") {
    case "json":
      console.write(
        JSONFormat.text(
          ListDocument(
            surfaces: session.surfaces(options), facts: session.facts, items: session.placedItems,
            placements: placements, failures: session.failures, findings: session.findings)))
      console.report(session, includingFindings: false)
    case "csv":
      console.write(CSVFormat.text(items: session.items.map(\.item), placements: placements))
      console.report(session, includingFindings: true)
    default:
      console.write(text(session, options, placements, console.output))
      console.report(session, includingFindings: true)
    }
    return ExitCode.of(session, options)
  }

  private static func text(
    _ session: Session, _ options: CommonOptions, _ placements: [PlacedItem], _ style: Style
  ) -> String {
    let format = MatrixFormat(
      surfaces: session.surfaces(options), facts: session.facts, style: style)
    let system = (options.platform == .watchOS ? "watchOS" : "iOS") + " \(options.system.osVersion)"
    var tables: [String] = []
    for (index, plugin) in session.plugins.enumerated() {
      let items = session.items.filter { $0.plugin == index }.map(\.item)
      guard !items.isEmpty else { continue }
      let locked = options.system.isLocked ? " · locked" : ""
      tables.append(
        format.draw(
          title: "\(plugin.folder.name) · \(plugin.folder.path) · run · \(system)\(locked)",
          items: items, placements: placements.filter { $0.plugin == plugin.folder.name }))
    }
    return tables.joined(separator: "\n")
  }
}
