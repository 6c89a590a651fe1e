// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing

/// A command of the program.
protocol Command {
  /// How it is called.
  static var spec: CommandSpec { get }

  /// Does it, and returns what it found out; nobody here knows how that will be written.
  static func report(_ arguments: ParsedArguments) throws -> Report
}

/// Every command, in the order of help; the only list.
enum Commands {
  static var all: [any Command.Type] {
    [
      ListCommand.self, RenderCommand.self, PressCommand.self, SnapshotCommand.self,
      StoreCommand.self, SurfacesCommand.self,
      ExplainCommand.self,
    ]
  }
}
