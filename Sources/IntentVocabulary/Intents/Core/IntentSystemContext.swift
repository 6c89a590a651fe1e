// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// How the system runs an intent.
public struct IntentSystemContext: Sendable {
  /// When the person asked for the action, or nil where it is not known.
  public let preciseTimestamp: Date?
  /// Where the intent is running.
  public let currentMode: IntentModes.Current

  package init(preciseTimestamp: Date? = nil, currentMode: IntentModes.Current = .background) {
    self.preciseTimestamp = preciseTimestamp
    self.currentMode = currentMode
  }
}
