// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Why a source file could not be read or prepared.
package struct SourceProblem: Error, Codable, Equatable, Sendable {
  /// The path as it was given.
  package let file: String
  /// The line that it is about, from 1.
  package let line: Int
  /// The column, in bytes from 1.
  package let column: Int
  /// One sentence.
  package let message: String

  package init(file: String, line: Int = 1, column: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
