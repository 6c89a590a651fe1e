// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Rule {
  /// Things that differ by colour alone.
  static let vibrantColour = Rule(
    id: "vibrant-colour", severity: .warning,
    sentence:
      "Where a widget is vibrant colours become greys: what differs by colour alone looks the same.",
    help: "tell things apart by symbol, text or opacity as well",
    source: "Apple, HIG Widgets; WWDC22 10050")
}

/// Finds things that look the same once colours are greys.
enum VibrantColourRule {
  static func findings(for item: WorkerMessage.Item, in session: Session) -> [Finding] {
    WidgetFindings(item, session).each(.vibrantColour) { places, what in
      ("\(item.item.typeName) loses \(what) \(places)", nil)
    }
  }
}
