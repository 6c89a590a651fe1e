// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A place where one declaration names a type of the sources.
package struct IndexedUse: Codable, Hashable, Sendable {
  /// The plain name of the type whose code it is; nil for code that counts wherever it is reached
  /// from: outside types, and in branches of `#if` that another build compiles.
  package let owner: String?
  /// The plain name of the type that is named.
  package let type: String
  /// Whether a value of the type can come of it: it is called, handed on or stated as a type, and not
  /// just asked for a member such as `kind`.
  package let isConstruction: Bool

  package init(owner: String?, type: String, isConstruction: Bool) {
    self.owner = owner
    self.type = type
    self.isConstruction = isConstruction
  }
}
