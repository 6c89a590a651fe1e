// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A timeline that asks for more reloads than the system grants.
///
/// Seen in the timeline: entries less than five minutes apart, a next timeline within five minutes, a
/// reload that the provider itself asks for.
package enum ReloadBudgetRule: ItemRule {
  package static let id = "reload-budget"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "A widget that is looked at often is reloaded 40 to 70 times a day, and entries are to be five minutes apart or more."
  package static let help =
    "let entries lie further apart, and ask for the next timeline when there is something new"
  package static let source = "Apple, Keeping a widget up to date"

  /// Apple: entries should lie at least about five minutes apart.
  private static let fewestSeconds = 300.0

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    guard let observations = evidence.observations else { return [] }
    let typeName = evidence.item.typeName
    var findings: [Finding] = []
    func tell(_ subject: String, _ message: String) {
      findings.append(finding(message, at: evidence.declaration, about: [typeName, subject]))
    }
    if observations.asksForReload {
      tell(
        "reload",
        "the provider of \(typeName) asks for a reload while it is asked for a timeline, which never ends"
      )
    }
    guard let timeline = observations.timeline else { return findings }
    if let gap = timeline.shortestGap, gap < fewestSeconds {
      tell(
        "gap",
        "the timeline of \(typeName) has \(timeline.entryCount) entries, some only \(seconds(gap)) apart; the system wants at least five minutes"
      )
    }
    if let next = timeline.secondsToReload, next < fewestSeconds {
      tell(
        "next",
        "the timeline of \(typeName) asks for the next one in \(seconds(next)), and so for ever; the budget of a day is gone within hours"
      )
    }
    return findings
  }

  private static func seconds(_ value: Double) -> String { "\(Int(min(max(0, value), 1e6))) s" }
}
