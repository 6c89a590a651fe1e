// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

/// The views of a widget at one moment, which several slots may share.
struct WidgetViews {
  /// Where they were evaluated.
  let environment: ArchiveEnvironment
  let tree: ViewNode
  let interactions: [ArchivedWidget.Interaction]
  /// What was wrong with them, a sentence each.
  let faults: [String]
  /// What they asked of the slot.
  let reads: EnvironmentReads.Part
  /// Whether they may have read the clock.
  let hasReadClock: Bool

  /// Whether they would be the same in another environment: nothing they asked for differs there.
  func hold(in other: ArchiveEnvironment) -> Bool { reads.agree(environment, other) }
}
