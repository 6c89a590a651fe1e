// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A type that other code could name, were it visible: one that no function encloses.
package struct IndexedType: Codable, Equatable, Sendable {
  /// How a type is declared.
  package enum Kind: String, Codable, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`
  }

  /// The name that the declaration itself gives it.
  package let name: String
  /// The name behind those of the types around it.
  package let qualifiedName: String
  /// The keyword of the declaration, which tells what can't be constructed.
  package let kind: Kind
  /// What it inherits from and conforms to, as written without attributes, its extensions' last.
  package var inherits: [String]
  /// The path of the file that declares it.
  package let file: String
  /// The line of the name, from 1.
  package let line: Int
  /// The column of the name, in bytes from 1.
  package let column: Int
  /// Whether it carries `@main`; that of a companion counts for nothing.
  package let isMain: Bool
  /// Whether it declares `static func main() async`.
  package var hasAsyncMain: Bool
  /// Whether it or a type around it is private or fileprivate.
  package let isPrivate: Bool
  /// Whether it or a type around it has type parameters.
  package var isGeneric: Bool

  package init(
    name: String, qualifiedName: String, kind: Kind, inherits: [String], file: String, line: Int,
    column: Int, isMain: Bool = false, hasAsyncMain: Bool = false, isPrivate: Bool = false,
    isGeneric: Bool = false
  ) {
    self.name = name
    self.qualifiedName = qualifiedName
    self.kind = kind
    self.inherits = inherits
    self.file = file
    self.line = line
    self.column = column
    self.isMain = isMain
    self.hasAsyncMain = hasAsyncMain
    self.isPrivate = isPrivate
    self.isGeneric = isGeneric
  }

  enum CodingKeys: String, CodingKey {
    case name, qualifiedName, kind, inherits, file, line, column
    case isMain = "main"
    case hasAsyncMain = "asyncMain"
    case isPrivate = "private"
    case isGeneric = "generic"
  }
}
