// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// An intent of an extension that wants to open the app with `openAppWhenRun`.
///
/// Seen in the intent that a press runs.
package enum OpenAppRule: PressRule {
  package static let id = "open-app-in-extension"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "openAppWhenRun opens nothing from an extension, and is an error there from OS 26 on."
  package static let help =
    "use an OpenIntent whose file is in both targets, the app's and the extension's; from OS 26 on supportedModes says the same"
  package static let source = "Apple, AppIntent.openAppWhenRun; krelltunez/lastGLANCE#293"

  package static func findings(in press: PressEvidence) -> [Finding] {
    guard press.ending?.foregroundReason == .openAppWhenRun else { return [] }
    return [
      finding(
        "openAppWhenRun is true; where the intent belongs to the extension alone nothing opens, and from OS 26 on it is an error there",
        at: press.intentPlace, about: [press.report.intent])
    ]
  }
}
