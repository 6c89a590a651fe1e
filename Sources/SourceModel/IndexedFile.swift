// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A source file and the prepared copy that is compiled in its place.
package struct IndexedFile: Codable, Equatable, Sendable {
  /// The path as the user would type it.
  package let path: String
  /// The copy's name in the output folder.
  package let prepared: String
  /// Whether it was given by `--with`: compiled along, but no part of the extension's own folder.
  package let isCompanion: Bool

  package init(path: String, prepared: String, isCompanion: Bool) {
    self.path = path
    self.prepared = prepared
    self.isCompanion = isCompanion
  }

  enum CodingKeys: String, CodingKey {
    case path, prepared
    case isCompanion = "with"
  }
}
