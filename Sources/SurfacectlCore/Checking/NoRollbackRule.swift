// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Rule {
  /// A write is left behind when the action fails.
  static let noRollback = Rule(
    id: "no-rollback", severity: .error,
    sentence:
      "What an action wrote before it failed stays, so a surface shows a state that is not.",
    help: "write after the call that can fail, or restore the old value before throwing again",
    source: "reports of controls that stay on after a failure")
}

/// Finds actions that fail and leave what they wrote.
enum NoRollbackRule {
  static func judge(_ press: PressContext) -> Finding? {
    guard press.summary.outcome.isThrown else { return nil }
    // The first value before and the last one after count: what was restored is no fault.
    var left: [String: (from: String, to: String)] = [:]
    for write in press.summary.writes {
      let key = "\(write.key) in \(write.group ?? "the standard store")"
      let from = left[key]?.from ?? write.from?.description ?? "nothing"
      left[key] = (from, write.to?.description ?? "nothing")
    }
    let kept = left.filter { $0.value.from != $0.value.to }.sorted { $0.key < $1.key }
    guard let first = kept.first else { return nil }
    return press.finding(
      .noRollback,
      "perform() threw and left \(first.key) changed from \(first.value.from) to \(first.value.to); a reload shows a state that was never reached"
    )
  }
}
