// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension Sandbox.Setting {
  /// A run in this package.
  static let package = Sandbox.Setting(directory: ProgramFinder.package)

  /// A run that writes below some paths of the working folder.
  static func writing(_ paths: String...) -> Sandbox.Setting { Sandbox.Setting(writes: paths) }

  /// A run that may use escape sequences.
  static func coloured(
    terminal: Bool = false, variables: [String: String] = [:]
  ) -> Sandbox.Setting {
    Sandbox.Setting(variables: variables, terminal: terminal, coloured: true)
  }
}
