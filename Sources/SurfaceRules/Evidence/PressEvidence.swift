// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What a press did, and what its item showed before and shows after.
package struct PressEvidence {
  /// The press as reports tell of it.
  package var report: PressReport
  /// How the process that did it says that it ended; nil where that process did not get so far.
  package var ending: PressEnding?
  /// What the control shows in a fresh process before the press.
  package var before: ArchivedControl?
  /// What the control shows in a fresh process after the press.
  package var after: ArchivedControl?
  /// The kinds that would look different and were not reloaded.
  package var staleKinds: [String] = []
  /// How long `perform()` may take, in seconds.
  package var timeout: Double
  /// Where the intent is declared.
  package var intentPlace: SourcePlace?
  /// Where the item is declared.
  package var itemPlace: SourcePlace?

  package init(report: PressReport, timeout: Double) {
    self.report = report
    self.timeout = timeout
  }
}
