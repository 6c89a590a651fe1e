// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A kind that is empty, or that two items of the program have.
///
/// Seen when bundles are asked for what they list.
package enum KindMismatchRule: RegistrationRule {
  package static let id = "kind-mismatch"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "Every control has a kind of its own; the system knows it by nothing else."
  package static let help =
    "give each control a kind that is unique, such as its bundle identifier and its name"
  package static let source = "Apple, ControlCenter.reloadControls(ofKind:)"

  package static func findings(in evidence: RegistrationEvidence) -> [Finding] {
    [
      finding(
        evidence.fault.sentence(on: evidence.typeName), at: evidence.place,
        about: [evidence.typeName])
    ]
  }
}
