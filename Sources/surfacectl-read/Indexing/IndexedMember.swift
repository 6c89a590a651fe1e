// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A static stored property of a type.
struct IndexedMember: Codable, Equatable, Sendable {
  /// The qualified name of the type.
  let type: String
  let name: String
  let file: String
  /// From 1.
  let line: Int
  /// In bytes, from 1.
  let column: Int
  let isVar: Bool
  var isStatic = true

  enum CodingKeys: String, CodingKey {
    case type, name, file, line, column, isVar, isStatic
  }
}
