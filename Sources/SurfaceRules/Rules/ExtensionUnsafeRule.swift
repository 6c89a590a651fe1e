// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A name that an app may use and an extension may not.
///
/// Seen where the compiler resolves the name, so a type of the project's own with that name is silent.
package enum ExtensionUnsafeRule: SourceRule {
  package static let id = "extension-unsafe"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "Xcode does not compile what reaches for the app from within an extension."
  package static let help =
    "use Link or widgetURL to open an address, and pass in what the view needs"
  package static let source = "Apple, UIApplication.shared; App Extension Programming Guide"

  package static func findings(in evidence: SourceEvidence) -> [Finding] {
    evidence.acceptedNames.compactMap { use in
      switch use.name {
      case .controlWidgetBundle, .bundleOfControl: nil
      case .sharedApplication:
        finding(
          "an extension can't use 'UIApplication.shared'; Xcode does not compile it there",
          at: use.place, about: [use.name.rawValue])
      }
    }
  }
}
