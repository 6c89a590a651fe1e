// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentVocabulary

extension Rule {
  /// A kind is empty or used twice.
  static let kindMismatch = Rule(
    id: "kind-mismatch", severity: .error,
    sentence: "Every control has a kind of its own; the system knows it by nothing else.",
    help: "give each control a kind that is unique, such as its bundle identifier and its name",
    source: "Apple, ControlCenter.reloadControls(ofKind:)")
}
