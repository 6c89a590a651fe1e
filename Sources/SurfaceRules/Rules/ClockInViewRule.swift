// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A view of a widget that shows what the clock said when it was archived.
///
/// Seen by archiving an entry twice, the second time with another time of the day: a tree that differs
/// read the clock. A view that differs by itself, by chance for example, is silent.
package enum ClockInViewRule: ItemRule {
  package static let id = "clock-in-view"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "A widget's view is evaluated once for an entry: what it reads from the clock then stays."
  package static let help =
    "show entry.date, or Text(_:style:), which the system keeps up to date"
  package static let source = "WWDC23 10028"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    guard evidence.observations?.readsClock == true else { return [] }
    let typeName = evidence.item.typeName
    return [
      finding(
        "a view of \(typeName) reads the clock: it shows the moment at which it was archived until the next entry comes",
        at: evidence.declaration, about: [typeName])
    ]
  }
}
