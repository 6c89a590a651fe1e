// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Rule {
  /// An intent of an extension wants to open the app.
  static let openApp = Rule(
    id: "open-app-in-extension", severity: .error,
    sentence:
      "openAppWhenRun opens nothing from an extension, and is an error there from OS 26 on.",
    help:
      "use an OpenIntent whose file is in both targets, the app's and the extension's; from OS 26 on supportedModes says the same",
    source: "Apple, AppIntent.openAppWhenRun; krelltunez/lastGLANCE#293")
}

/// Finds intents that ask for the app in a way that an extension has not.
enum OpenAppRule {
  static func judge(_ press: PressContext) -> Finding? {
    guard press.outcome?.foregroundReason == "openAppWhenRun" else { return nil }
    return press.finding(
      .openApp,
      "openAppWhenRun is true; where the intent belongs to the extension alone nothing opens, and from OS 26 on it is an error there"
    )
  }
}
