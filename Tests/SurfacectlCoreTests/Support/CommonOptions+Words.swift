// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

@testable import SurfacectlCore

extension CommonOptions {
  /// The options of a command as words on a command line give them.
  init(_ words: [String], of command: CommandSpec = RenderCommand.spec) throws {
    let parsed = try ParsedArguments(words[...], for: command)
    try self.init(parsed, paths: parsed.positional)
  }
}
