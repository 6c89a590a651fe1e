// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// What is in a store, or what a change of it did.
package enum StoreBody {
  /// A value in the store.
  package struct Entry {
    /// The key.
    package var key: String
    /// The value.
    package var value: StoreValue
    /// The process that wrote it; empty where that is not known.
    package var process: String
    /// When it was written, where that is known.
    package var date: Date?

    /// Creates an entry.
    package init(key: String, value: StoreValue, process: String, date: Date?) {
      self.key = key
      self.value = value
      self.process = process
      self.date = date
    }
  }

  /// A value that was written.
  package struct Change {
    /// The group.
    package var group: String
    /// The key.
    package var key: String
    /// The value before; nil for none.
    package var old: StoreValue?
    /// The value after.
    package var new: StoreValue
    /// The kinds that were reloaded and look different now.
    package var reloaded: [String] = []

    /// Creates a change.
    package init(group: String, key: String, old: StoreValue?, new: StoreValue) {
      self.group = group
      self.key = key
      self.old = old
      self.new = new
    }
  }

  /// The values that were asked for.
  case entries([Entry])
  /// A value that was written.
  case change(Change)
  /// Values that were removed.
  case removal

  /// Whether what was asked for is not there.
  var isMissing: Bool {
    if case .entries(let entries) = self { entries.isEmpty } else { false }
  }
}
