// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A trap that a finding names.
struct Rule {
  let id: String
  let severity: Finding.Severity
  /// What goes wrong, and why, in one sentence.
  let sentence: String
  /// What to do.
  let help: String
  /// Where it was read.
  let source: String

  /// The rule as reports tell of it.
  var description: RuleDescription {
    RuleDescription(id: id, severity: severity, sentence: sentence, help: help, source: source)
  }

  /// The rules that only a press can judge.
  static let ofPresses: [Rule] = [
    noRollback, openApp, setValueIgnored, silentSuccess, slowPerform, stale, stateNotShared,
    unconfigured,
  ]

  /// The rules that are judged wherever something was archived.
  static var ofArchives: [Rule] {
    let ofPresses = Set(ofPresses.map(\.id))
    return all.filter { !ofPresses.contains($0.id) }
  }

  /// Every rule, in alphabetical order.
  static let all: [Rule] = [
    accentedImage, accentedOpaque, clockInView, containerBackground, controlImage,
    extensionUnsafe, imageTooLarge,
    kindMismatch, linkIneffective, noRollback, openApp, providerFragile,
    reloadBudget, remoteImage, setValueIgnored, silentSuccess, slowPerform, stale, stateNotShared,
    textTruncated, unconfigured, unknownAPI, vibrantColour,
  ]
}
