// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// An action that does nothing and says that it succeeded.
///
/// Seen when a toggle jumps back after `perform()` returned, and nothing was written.
package enum SilentSuccessRule: PressRule {
  package static let id = "silent-success"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "perform() returns without doing anything: the toggle jumps back, and nobody says why."
  package static let help =
    "throw an error that says what is missing, or do what was asked"
  package static let source = "reports of toggles that jump back"

  package static func findings(in press: PressEvidence) -> [Finding] {
    guard press.report.outcome == .done, let target = press.ending?.target,
      let after = press.after, after.form == .toggle,
      after.isOn == !target, press.report.writes.isEmpty,
      press.ending?.shownHere?.isOn == after.isOn
    else { return [] }
    return [
      finding(
        "perform() succeeded and wrote nothing; the toggle goes \(target ? "on" : "off") and jumps back to \(target ? "off" : "on")",
        at: press.intentPlace, about: [press.report.intent])
    ]
  }
}
