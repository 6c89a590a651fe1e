// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel

/// A press that a worker is asked to do.
struct PressRequest {
  var plugin: Int
  var kind: String
  var options = PressOptions()
}
