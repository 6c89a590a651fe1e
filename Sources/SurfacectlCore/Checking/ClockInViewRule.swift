// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentVocabulary

extension Rule {
  /// A view that reads the clock.
  static let clockInView = Rule(
    id: "clock-in-view", severity: .warning,
    sentence:
      "A widget's view is evaluated once for an entry: what it reads from the clock then stays.",
    help: "show entry.date, or Text(_:style:), which the system keeps up to date",
    source: "WWDC23 10028")
}
