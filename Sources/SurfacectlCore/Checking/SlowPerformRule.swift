// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

extension Rule {
  /// An action takes too long.
  static let slowPerform = Rule(
    id: "slow-perform", severity: .warning,
    sentence: "An intent is ended by the system after 5 to 30 seconds, as people report.",
    help: "give requests a short time limit, write the state first, and finish in the app",
    source: "reported, feedback-assistant/reports#364; Apple gives no number")
}

/// Finds actions that take long enough to be ended.
enum SlowPerformRule {
  static func judge(_ press: PressContext) -> Finding? {
    if press.broken == .timedOut {
      return press.finding(
        .slowPerform,
        "perform() did not return within \(seconds(press.timeout * 1000)); people report that the system ends an intent after 5 to 30 s"
      )
    }
    guard press.summary.milliseconds >= 5000 else { return nil }
    return press.finding(
      .slowPerform,
      "perform() took \(seconds(press.summary.milliseconds)); people report that the system ends an intent after 5 to 30 s"
    )
  }

  private static func seconds(_ milliseconds: Double) -> String {
    String(format: "%.1f s", milliseconds / 1000)
  }
}
