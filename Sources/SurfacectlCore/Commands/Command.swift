// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A command of the program.
protocol Command {
  /// How it is called.
  static var spec: CommandSpec { get }

  /// Does it, and returns the exit status.
  static func run(_ arguments: ParsedArguments) throws -> Int32
}

/// The exit statuses of the program.
enum ExitCode {
  static let fine: Int32 = 0
  static let findings: Int32 = 1
  static let failure: Int32 = 2
  static let usage: Int32 = 64

  /// The status of a session: failures win over findings.
  static func of(_ session: Session, _ options: CommonOptions) -> Int32 {
    if !session.failures.isEmpty { return failure }
    return session.findings.contains { $0.severity >= options.failOn } ? findings : fine
  }
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
