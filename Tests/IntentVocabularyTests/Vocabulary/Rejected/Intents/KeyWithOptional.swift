// expected: optional
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

func key(_ name: String?) -> LocalizedStringKey {
  "Hello \(name)"
}
