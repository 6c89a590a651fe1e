// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Rule {
  /// An action does nothing and says that it succeeded.
  static let silentSuccess = Rule(
    id: "silent-success", severity: .warning,
    sentence:
      "perform() returns without doing anything: the toggle jumps back, and nobody says why.",
    help: "throw an error that says what is missing, or do what was asked",
    source: "reports of toggles that jump back")
}

/// Finds toggles that jump back after an action that succeeded.
enum SilentSuccessRule {
  static func judge(_ press: PressContext) -> Finding? {
    guard press.summary.outcome == .done, let target = press.outcome?.target,
      let after = press.control(in: press.after), after.form == .toggle,
      after.isOn == !target, press.summary.writes.isEmpty,
      press.outcome?.shownHere?.isOn == after.isOn
    else { return nil }
    return press.finding(
      .silentSuccess,
      "perform() succeeded and wrote nothing; the toggle goes \(target ? "on" : "off") and jumps back to \(target ? "off" : "on")"
    )
  }
}
