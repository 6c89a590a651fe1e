// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A control or widget that a bundle's `body` constructs.
struct IndexedBundleEntry: Codable, Hashable, Sendable {
  /// The bundle's qualified name.
  let bundle: String
  /// The type's name as the body writes it.
  let type: String
}
