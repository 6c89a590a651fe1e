// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing

/// Lists where each intent appears, and why not.
enum ListCommand: Command {
  static let spec = CommandSpec(
    name: "list", abstract: "Lists where each intent appears, and why not.",
    arguments: [CommonOptions.pathArgument],
    options: CommonOptions.format(for: .list)
      + CommonOptions.filters.filter { ["--surface", "--slot"].contains($0.name) }
      + CommonOptions.system + CommonOptions.loading)

  static func report(_ arguments: ParsedArguments) throws -> Report {
    let options = try CommonOptions(arguments, paths: arguments.positional)
    let session = try Session.load(options, states: .overview, command: spec)
    let body = ListBody(
      surfaces: session.surfaces(options), facts: session.facts, tables: tables(session, options),
      items: session.items.map(\.item), placements: session.placements(options),
      source: { session.source(of: $0) })
    return Report(.list(body), of: session, options)
  }

  private static func tables(_ session: Session, _ options: CommonOptions) -> [ListBody.Table] {
    let system = (options.platform == .watchOS ? "watchOS" : "iOS") + " \(options.system.osVersion)"
    let locked = options.system.isLocked ? " · locked" : ""
    return session.plugins.map { plugin in
      ListBody.Table(
        plugin: plugin.folder.name,
        title: "\(plugin.folder.name) · \(plugin.folder.path) · run · \(system)\(locked)")
    }
  }
}
