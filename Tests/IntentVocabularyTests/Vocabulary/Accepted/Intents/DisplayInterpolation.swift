// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

func display(_ name: String) -> DisplayRepresentation {
  "Book \(name)"
}
