// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentVocabulary

extension Rule {
  /// A name that an app may use and an extension may not.
  static let extensionUnsafe = Rule(
    id: "extension-unsafe", severity: .error,
    sentence: "Xcode does not compile what reaches for the app from within an extension.",
    help: "use Link or widgetURL to open an address, and pass in what the view needs",
    source: "Apple, UIApplication.shared; App Extension Programming Guide")
}
