// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// Input that can't be loaded or does harm: one clear sentence each, the right exit status, and the
/// plugins beside it unharmed.
@Suite struct BadInputTests {}

extension Outcome {
  /// Whether the lamp beside the bad input is listed.
  var listsLamp: Bool { outputLines.contains { $0.hasPrefix("Lamp  ") && $0.contains("◆ T V") } }
}
