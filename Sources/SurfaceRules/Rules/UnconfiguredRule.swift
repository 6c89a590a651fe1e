// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A configurable control that does nothing before it is configured, and does not ask for it.
///
/// Seen when a press with nothing chosen succeeds, and changes, opens and writes nothing.
package enum UnconfiguredRule: PressRule {
  package static let id = "unconfigured"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "A control that nobody has configured yet does nothing, and nothing asks for the choice."
  package static let help =
    "add promptsForUserConfiguration(), offer suggestedEntities(), say what to choose in the label, and throw while nothing is chosen"
  package static let source = "Apple, Adding refinements and configuration to controls"

  package static func findings(in press: PressEvidence) -> [Finding] {
    let report = press.report
    guard report.outcome == .done, press.ending?.isUnconfigured == true,
      press.ending?.asksForConfiguration == false,
      report.writes.isEmpty, report.opened.isEmpty, !report.foregrounded, report.changes.isEmpty
    else { return [] }
    let shown = press.before?.label.text.map { "shows '\($0)'" } ?? "shows nothing"
    return [
      finding(
        "with nothing chosen the control \(shown), a press does nothing and reports success, and the system does not ask for a choice",
        at: press.itemPlace ?? press.intentPlace, about: [report.kind])
    ]
  }
}
