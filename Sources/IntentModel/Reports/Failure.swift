// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Something that could not be loaded or run.
public struct Failure: Sendable, Codable, Equatable {
  /// The name of the plugin, when it is about one.
  public var plugin: String?
  /// The path, as the user gave it.
  public var file: String?
  /// The line, from 1.
  public var line: Int?
  /// The column, from 1.
  public var column: Int?
  /// One sentence.
  public var error: String

  /// Creates a failure.
  public init(
    plugin: String? = nil, file: String? = nil, line: Int? = nil, column: Int? = nil, error: String
  ) {
    self.plugin = plugin
    self.file = file
    self.line = line
    self.column = column
    self.error = error
  }
}
