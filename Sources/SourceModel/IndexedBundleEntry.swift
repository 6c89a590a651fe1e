// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A control or widget that a bundle's `body` constructs.
package struct IndexedBundleEntry: Codable, Hashable, Sendable {
  /// The bundle's qualified name.
  package let bundle: String
  /// The type's name as the body writes it.
  package let type: String

  package init(bundle: String, type: String) {
    self.bundle = bundle
    self.type = type
  }
}
