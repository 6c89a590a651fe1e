// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A name that tutorials use and Apple's interfaces do not have.
///
/// It works here, so that everything else can be seen, and is an error in Xcode. Seen where the compiler
/// resolves the name, so a type of the project's own with that name is silent.
package enum UnknownAPIRule: SourceRule {
  package static let id = "unknown-api"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "A name is used that IntentBus accepts and Xcode does not compile."
  package static let help =
    "declare a WidgetBundle whose body is 'some Widget', and list controls in it"
  package static let source = "Apple, WidgetKit and SwiftUI interfaces: no such declaration"

  package static func findings(in evidence: SourceEvidence) -> [Finding] {
    evidence.acceptedNames.compactMap { use in
      let message: String
      switch use.name {
      case .sharedApplication: return nil
      case .controlWidgetBundle:
        message =
          "there is no 'ControlWidgetBundle'; list controls in a WidgetBundle, or Xcode will not compile this"
      case .bundleOfControl:
        message = "the body of a WidgetBundle is 'some Widget'; Xcode will not compile this"
      }
      return finding(message, at: use.place, about: [use.name.rawValue])
    }
  }
}
