// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// One thing the user's code did.
package enum RunEvent: Sendable, Equatable {
  /// Read a key of a store; the group is nil for the standard store, the value for an unset key.
  case read(group: String?, key: String, value: StoreValue?)
  /// Read all keys of a store at once.
  case readAll(group: String?)
  /// Changed a key of a store.
  case write(process: String, group: String?, key: String, from: StoreValue?, to: StoreValue?)
  /// Asked for a reload of the controls of a kind.
  case reload(kind: String)
  /// Asked for a reload of the widgets of a kind.
  case reloadTimelines(kind: String)
  /// Asked for a reload of every control.
  case reloadAllControls
  /// Asked for a reload of every widget.
  case reloadAllWidgets
  /// Opened an address.
  case open(url: String)
  /// Was performed by the kind of a registered intent.
  case dispatched(kind: String)
  /// Brought the app to the foreground.
  case foreground
  /// Lost a file that could not be read: the sentence says which and where it is now.
  case damagedStore(String)
  /// Provided a timeline in a way that can't be right.
  case providerFault(ProviderFault)
}
