// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// What workers have told of one job, and what became of them.
struct WorkerResult {
  var surfaces: [SurfaceDescription] = []
  /// The items in the order of their bundles.
  var items: [WorkerMessage.Item] = []
  var problems: [WorkerMessage.Problem] = []
  var failures: [Failure] = []
  /// What each plugin's code printed, cut to 64 KB.
  var output: [Data] = []
  /// Whether each plugin's code printed more than that.
  var isCut: [Bool] = []
  /// What the intent that was pressed did, in order.
  var events: [RunEvent] = []
  /// Whether it did more than that.
  var hasMoreEvents = false
  /// What came of the press; nil where it never came to its end.
  var pressed: PressEnding?
  /// How a press ended that never came to its end.
  var broken: PressReport.Outcome?
  /// The type of the intent that was being performed then.
  var performing: String?
}
