// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What is known of a plugin's sources without running them: the document that `surfacectl-read` prints.
struct SourceIndex: Codable {
  /// A source file and the prepared one that is compiled in its place.
  struct File: Codable {
    var path: String
    var prepared: String
    var with: Bool
  }

  /// An import.
  struct Import: Codable {
    var module: String
    var file: String
    var line: Int
    var provided: Bool
  }

  /// A type.
  struct TypeEntry: Codable {
    var name: String
    var qualifiedName: String
    var inherits: [String]
    var file: String
    var line: Int
    var column: Int
    var isMain: Bool
    var isAsyncMain: Bool
    var isPrivate: Bool

    enum CodingKeys: String, CodingKey {
      case name, qualifiedName, inherits, file, line, column
      case isMain = "main"
      case isAsyncMain = "asyncMain"
      case isPrivate = "private"
    }
  }

  /// A file that could not be read.
  struct Problem: Codable {
    var file: String
    var line: Int
    var column: Int
    var message: String
  }

  var files: [File]
  var imports: [Import]
  var types: [TypeEntry]
  var problems: [Problem]

  /// Whether a type says that it is the entry point.
  var hasMain: Bool { types.contains { $0.isMain } }

  /// The type with a name, the outermost first.
  func type(named name: String) -> TypeEntry? {
    types.filter { $0.name == name }.min { $0.qualifiedName.count < $1.qualifiedName.count }
  }
}
