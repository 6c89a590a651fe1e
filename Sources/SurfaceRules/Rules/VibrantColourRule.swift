// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Things of a widget that differ by colour alone, where colours become greys.
///
/// Seen where two forms of one sort have colours whose greys have a contrast below 1.3:1.
package enum VibrantColourRule: ItemRule {
  package static let id = "vibrant-colour"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "Where a widget is vibrant colours become greys: what differs by colour alone looks the same."
  package static let help =
    "tell things apart by symbol, text or opacity as well"
  package static let source = "Apple, HIG Widgets; WWDC22 10050"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    evidence.lost(.colorDifference).map { lost in
      finding(
        "\(evidence.item.typeName) loses \(lost.loss.what) \(FindingText.on(lost.slots))",
        at: evidence.place(near: nil), about: [evidence.item.typeName, lost.loss.what],
        slots: lost.slots)
    }
  }
}
