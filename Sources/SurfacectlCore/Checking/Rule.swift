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

  /// Every rule, in alphabetical order.
  static let all: [Rule] = [
    accentedImage, accentedOpaque, clockInView, containerBackground, controlImage,
    extensionUnsafe, imageTooLarge,
    kindMismatch, linkIneffective, noRollback, openApp, providerFragile,
    reloadBudget, remoteImage, setValueIgnored, silentSuccess, slowPerform, stale, stateNotShared,
    textTruncated, unconfigured, unknownAPI, vibrantColour,
  ]
}
