// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What an item is.
public enum ItemType: String, Sendable, Codable {
  /// A control.
  case control
  /// A widget.
  case widget
  /// An App Shortcut.
  case shortcut
  /// An intent that nothing shows.
  case intent
  /// A Live Activity.
  case activity
}
