// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// An action that fails and leaves behind what it wrote.
///
/// Seen when `perform()` throws: a key whose value differs from the one before the press. What was
/// restored is silent.
package enum NoRollbackRule: PressRule {
  package static let id = "no-rollback"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "What an action wrote before it failed stays, so a surface shows a state that is not."
  package static let help =
    "write after the call that can fail, or restore the old value before throwing again"
  package static let source = "reports of controls that stay on after a failure"

  package static func findings(in press: PressEvidence) -> [Finding] {
    guard press.report.outcome.isThrown else { return [] }
    // The first value before and the last one after count: what was restored is no fault.
    var left: [String: (from: String, to: String)] = [:]
    for write in press.report.writes {
      let key = "\(write.key) in \(write.group ?? "the standard store")"
      let from = left[key]?.from ?? write.from?.description ?? "nothing"
      left[key] = (from, write.to?.description ?? "nothing")
    }
    let kept = left.filter { $0.value.from != $0.value.to }.sorted { $0.key < $1.key }
    guard let first = kept.first else { return [] }
    return [
      finding(
        "perform() threw and left \(first.key) changed from \(first.value.from) to \(first.value.to); a reload shows a state that was never reached",
        at: press.intentPlace, about: [press.report.intent, first.key])
    ]
  }
}
