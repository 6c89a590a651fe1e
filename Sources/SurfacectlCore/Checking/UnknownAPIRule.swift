// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentVocabulary

extension Rule {
  /// A name that tutorials use and Apple's interfaces do not have.
  static let unknownAPI = Rule(
    id: "unknown-api", severity: .error,
    sentence: "A name is used that IntentBus accepts and Xcode does not compile.",
    help: "declare a WidgetBundle whose body is 'some Widget', and list controls in it",
    source: "Apple, WidgetKit and SwiftUI interfaces: no such declaration")
}
