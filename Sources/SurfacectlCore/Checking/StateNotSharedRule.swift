// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Rule {
  /// State is kept where another process cannot see it.
  static let stateNotShared = Rule(
    id: "state-not-shared", severity: .error,
    sentence:
      "The system runs an extension in a process that it starts and ends as it likes; what is kept in memory, or in the standard store of another process, is gone.",
    help:
      "keep the state in UserDefaults(suiteName:) of an app group, or in a file of its container",
    source: "Apple Developer Forums 789802")
}

/// Finds state that only the process of the press knows.
enum StateNotSharedRule {
  static func judge(_ press: PressContext) -> Finding? {
    guard press.summary.outcome == .done else { return nil }
    if let here = press.outcome?.shownHere, let there = press.control(in: press.after),
      here != there, press.control(in: press.before) == there
    {
      return press.finding(
        .stateNotShared,
        "the process that performed it shows \(shown(here)), a new one still shows \(shown(there)): the state is kept in memory"
      )
    }
    // The app's own standard store is no fault by itself, but a control that follows it never will.
    let isApp = press.summary.process == .app
    guard isApp, press.control(in: press.before) == press.control(in: press.after),
      let write = press.summary.writes.first(where: { $0.group == nil }),
      press.control(in: press.after)?.form == .toggle
    else { return nil }
    return press.finding(
      .stateNotShared,
      "it wrote '\(write.key)' to the standard store of the app's process, which the extension cannot read"
    )
  }

  private static func shown(_ control: ArchivedControl) -> String {
    let label = control.stateLabel(.current)
    return "'\(label?.text ?? control.label.text ?? control.isOn.map { $0 ? "on" : "off" } ?? "")'"
  }
}
