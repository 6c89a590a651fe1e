// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// An import that the chosen platform compiles.
struct IndexedImport: Codable, Equatable, Sendable {
  /// The top-level module's name.
  let module: String
  let file: String
  /// From 1.
  let line: Int
  /// Whether the compiler will find the module; the import was blanked if not.
  let provided: Bool
}
