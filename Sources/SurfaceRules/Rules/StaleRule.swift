// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A surface that keeps an old state because nobody asked for a reload.
///
/// Seen when a press, or a write that plays the app, changes what another item shows, and no reload of
/// that item was asked for. The item that was pressed is reloaded by the system.
package enum StaleRule: PressRule {
  package static let id = "stale-after-app-write"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "The system reloads the control that was pressed, and others only when asked; until then they show the old state."
  package static let help =
    "call ControlCenter.shared.reloadControls(ofKind:) for each kind that shows what was written"
  package static let source = "Apple, Updating controls locally and remotely"

  package static func findings(in press: PressEvidence) -> [Finding] {
    press.staleKinds.map { kind in
      finding(
        "it changed what '\(kind)' shows, and asked for no reload of it; '\(kind)' shows the old state until somebody presses it",
        at: press.intentPlace, about: [press.report.intent, kind])
    }
  }

  /// The finding on a write of the app that changed what a kind shows, and reloaded nothing.
  package static func finding(appWriteTo kind: String, at place: SourcePlace?) -> Finding {
    finding(
      "the app changed what '\(kind)' shows, and asked for no reload of it; it shows the old state until somebody presses it",
      at: place, about: ["app", kind])
  }
}
