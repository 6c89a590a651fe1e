// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

@testable import SurfacectlCore

extension CommonOptions {
  /// What holds when nothing is asked for, or what a command line asks for.
  static func parsed(_ arguments: String...) throws -> CommonOptions {
    try CommonOptions(ParsedArguments(arguments[...], for: ListCommand.spec), paths: [])
  }
}
