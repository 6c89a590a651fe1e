// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing

/// Lists the adapters loaded, and from where.
enum SurfacesCommand: Command {
  static let spec = CommandSpec(
    name: "surfaces", abstract: "Lists the adapters loaded, and from where.",
    arguments: [CommonOptions.pathArgument],
    options: CommonOptions.format(for: .surfaces) + CommonOptions.loading)

  static func report(_ arguments: ParsedArguments) throws -> Report {
    let options = try CommonOptions(arguments, paths: arguments.positional)
    let session = try SurfaceLoading.load(options, spec)
    return Report(unjudged: .surfaces(SurfacesBody(surfaces: session.surfaces)), of: session)
  }
}

/// Loads surfaces where a folder with plugins is there, and knows the built-in ones where it is not.
enum SurfaceLoading {
  static func load(_ options: CommonOptions, _ command: CommandSpec) throws -> Session {
    do {
      return try Session.load(options, states: .overview, command: command)
    } catch let error as UsageError where options.paths.isEmpty {
      _ = error
      return Session.builtIn
    }
  }
}
