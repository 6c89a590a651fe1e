// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A place in a source file.
package struct SourcePlace: Sendable, Equatable {
  /// The path, as the user gave it.
  package var file: String
  /// The line, from 1; nil for a file or folder as a whole.
  package var line: Int?
  /// The column in bytes, from 1; nil for a line as a whole.
  package var column: Int?

  package init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }
}
