// expected: does not conform to protocol 'SetValueIntent'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct LampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"
  var value: Bool { true }
  func perform() async throws -> some IntentResult { .result() }
}
