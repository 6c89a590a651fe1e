// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A type that other code could name, were it visible: one that no function encloses.
struct IndexedType: Codable, Equatable, Sendable {
  let name: String
  /// The name behind those of the types around it.
  let qualifiedName: String
  /// `struct`, `class`, `enum` or `actor`.
  let kind: String
  /// As written, without attributes, those of the type's extensions last.
  var inherits: [String]
  let file: String
  /// Where the name is; from 1.
  let line: Int
  /// In bytes, from 1.
  let column: Int
  /// Whether it carries `@main`.
  let main: Bool
  /// Whether it declares `static func main() async`.
  var asyncMain: Bool
  /// Whether it or a type around it is private or fileprivate.
  let isPrivate: Bool

  enum CodingKeys: String, CodingKey {
    case name, qualifiedName, kind, inherits, file, line, column, main, asyncMain
    case isPrivate = "private"
  }
}
