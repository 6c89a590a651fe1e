// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel

/// A press that a worker is asked to do.
struct PressRequest {
  var plugin: Int
  var kind: String
  /// Where the item was found before; nil for an intent that no item runs.
  var place: RegisteredItem.Place?
  var options = PressOptions()
}
