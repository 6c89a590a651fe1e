// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension Double {
  /// The number where it can be drawn and written: nothing for what is no number, and within a million.
  package var finite: Double {
    isNaN ? 0 : min(max(self, -ViewNode.longestLength), ViewNode.longestLength)
  }
}
