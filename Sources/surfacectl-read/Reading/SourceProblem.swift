// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Why a file could not be done.
struct SourceProblem: Error, Codable, Equatable, Sendable {
  /// The path as it was given.
  let file: String
  /// From 1.
  let line: Int
  /// In bytes, from 1.
  let column: Int
  /// One sentence.
  let message: String

  init(file: String, line: Int = 1, column: Int = 1, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
  }
}
