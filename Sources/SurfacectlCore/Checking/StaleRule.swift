// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Rule {
  /// A surface keeps an old state because nobody asked for a reload.
  static let stale = Rule(
    id: "stale-after-app-write", severity: .warning,
    sentence:
      "The system reloads the control that was pressed, and others only when asked; until then they show the old state.",
    help:
      "call ControlCenter.shared.reloadControls(ofKind:) for each kind that shows what was written",
    source: "Apple, Updating controls locally and remotely")
}

/// Finds items that would look different now, and were not reloaded.
enum StaleRule {
  static func findings(in press: PressContext) -> [Finding] {
    press.stale.map { kind in
      press.finding(
        .stale,
        "it changed what '\(kind)' shows, and asked for no reload of it; that control shows the old state until somebody presses it"
      )
    }
  }
}
