// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The state in which an item is archived.
public enum ItemState: String, Sendable, Codable, CaseIterable {
  /// A toggle that is off.
  case off
  /// A toggle that is on.
  case on
  /// As the value provider says now.
  case current
  /// As galleries and settings preview it.
  case preview
  /// While the action of a button runs.
  case running
  /// A timeline entry of a widget.
  case entry

  /// The states that people meet in everyday use.
  public static let live: Set<ItemState> = [.off, .on, .current, .running, .entry]
}
