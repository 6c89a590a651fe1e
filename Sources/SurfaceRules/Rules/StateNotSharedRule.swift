// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// State that is kept where another process cannot see it.
///
/// Seen when the process that performed the action shows something else than a fresh one does, or when
/// the app's process wrote to its own standard store and the control did not follow.
package enum StateNotSharedRule: PressRule {
  package static let id = "state-not-shared"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "The system runs an extension in a process that it starts and ends as it likes; what is kept in memory, or in the standard store of another process, is gone."
  package static let help =
    "keep the state in UserDefaults(suiteName:) of an app group, or in a file of its container"
  package static let source = "Apple Developer Forums 789802"

  package static func findings(in press: PressEvidence) -> [Finding] {
    guard press.report.outcome == .done else { return [] }
    if let here = press.ending?.shownHere, let there = press.after, here != there,
      press.before == there
    {
      return [
        finding(
          "the process that performed it shows \(shown(here)), a new one still shows \(shown(there)): the state is kept in memory",
          at: press.intentPlace, about: [press.report.intent, "memory"])
      ]
    }
    // The app's own standard store is no fault by itself, but a control that follows it never will.
    guard press.report.process == .app, press.before == press.after,
      let write = press.report.writes.first(where: { $0.group == nil }),
      press.after?.form == .toggle
    else { return [] }
    return [
      finding(
        "it wrote '\(write.key)' to the standard store of the app's process, which the extension cannot read",
        at: press.intentPlace, about: [press.report.intent, write.key])
    ]
  }

  private static func shown(_ control: ArchivedControl) -> String {
    let label = control.stateLabel(.current)
    return "'\(label?.text ?? control.label.text ?? control.isOn.map { $0 ? "on" : "off" } ?? "")'"
  }
}
