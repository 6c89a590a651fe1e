// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// An action that takes longer than the system grants, as people report.
///
/// Seen when `perform()` takes five seconds or more, or does not return within the time limit.
package enum SlowPerformRule: PressRule {
  package static let id = "slow-perform"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "An intent is ended by the system after 5 to 30 seconds, as people report."
  package static let help =
    "give requests a short time limit, write the state first, and finish in the app"
  package static let source = "reported, feedback-assistant/reports#364; Apple gives no number"

  /// Reported: the system ends an intent after 5 to 30 seconds.
  private static let mostMilliseconds = 5000.0

  package static func findings(in press: PressEvidence) -> [Finding] {
    let seen: String
    if press.report.outcome == .timedOut {
      seen = "did not return within \(FindingText.seconds(milliseconds: press.timeout * 1000))"
    } else if press.report.milliseconds >= mostMilliseconds {
      seen = "took \(FindingText.seconds(milliseconds: press.report.milliseconds))"
    } else {
      return []
    }
    return [
      finding(
        "perform() \(seen); people report that the system ends an intent after 5 to 30 s",
        at: press.intentPlace, about: [press.report.intent])
    ]
  }
}
