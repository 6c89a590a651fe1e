// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// An import that the chosen platform compiles.
package struct IndexedImport: Codable, Equatable, Sendable {
  /// The top-level module's name.
  package let module: String
  /// The path of the file that has it.
  package let file: String
  /// The line of the keyword, from 1.
  package let line: Int
  /// Whether the compiler will find the module; the import was blanked if not.
  package let isProvided: Bool

  package init(module: String, file: String, line: Int, isProvided: Bool) {
    self.module = module
    self.file = file
    self.line = line
    self.isProvided = isProvided
  }

  enum CodingKeys: String, CodingKey {
    case module, file, line
    case isProvided = "provided"
  }
}
