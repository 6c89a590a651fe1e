// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A file that was prepared.
struct IndexedFile: Codable, Equatable, Sendable {
  /// The path as it was given.
  let path: String
  /// The copy's name in the output folder.
  let prepared: String
  /// Whether the file was given by `--with`.
  let with: Bool
}
