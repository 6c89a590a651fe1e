// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A press with all that is known of it, for rules.
struct PressContext {
  let request: PressRequest
  let summary: PressReport
  let outcome: PressEnding?
  let broken: PressReport.Outcome?
  let before: Session
  let after: Session
  let stale: [String]
  let timeout: Double

  /// A finding at the declaration of the intent.
  func finding(_ rule: Rule, _ message: String) -> Finding {
    let type = before.plugins[request.plugin].index.type(named: summary.intent)
    return Finding(
      rule: rule.id, severity: rule.severity, message: message, file: type?.file,
      line: type?.line, column: type?.column, help: rule.help)
  }

  /// A finding at the declaration of the item.
  func itemFinding(_ rule: Rule, _ message: String) -> Finding {
    let item = before.items.first { $0.item.kind == request.kind && $0.plugin == request.plugin }
    let type = item.flatMap { before.plugins[request.plugin].index.type(named: $0.item.typeName) }
    return Finding(
      rule: rule.id, severity: rule.severity, message: message, file: type?.file,
      line: type?.line, column: type?.column, help: rule.help)
  }

  /// What the pressed control shows in a fresh process, before or after.
  func control(in session: Session) -> ArchivedControl? {
    session.items.first { $0.item.kind == request.kind && $0.plugin == request.plugin }?.control
  }
}

/// Runs the rules that judge a press.
enum PressRules {
  static func findings(in context: PressContext) -> [Finding] {
    let rules = [
      OpenAppRule.judge, NoRollbackRule.judge, SetValueRule.judge, StateNotSharedRule.judge,
      SilentSuccessRule.judge, UnconfiguredRule.judge, SlowPerformRule.judge,
    ]
    return rules.compactMap { $0(context) } + StaleRule.findings(in: context)
  }
}
