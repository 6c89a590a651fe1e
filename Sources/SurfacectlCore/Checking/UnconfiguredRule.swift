// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Rule {
  /// A configurable control does nothing before it is configured.
  static let unconfigured = Rule(
    id: "unconfigured", severity: .warning,
    sentence:
      "A control that nobody has configured yet does nothing, and nothing asks for the choice.",
    help:
      "add promptsForUserConfiguration(), offer suggestedEntities(), say what to choose in the label, and throw while nothing is chosen",
    source: "Apple, Adding refinements and configuration to controls")
}

/// Finds configurable controls that succeed at nothing.
enum UnconfiguredRule {
  static func judge(_ press: PressContext) -> Finding? {
    guard press.summary.outcome == .done, let outcome = press.outcome, outcome.isUnconfigured,
      !outcome.asksForConfiguration, press.summary.writes.isEmpty, press.summary.opened.isEmpty,
      !press.summary.foregrounded, press.summary.changes.isEmpty
    else { return nil }
    let shown =
      press.control(in: press.before)?.label.text.map { "shows '\($0)'" } ?? "shows nothing"
    return press.finding(
      .unconfigured,
      "with nothing chosen the control \(shown), a press does nothing and reports success, and the system does not ask for a choice"
    )
  }
}
