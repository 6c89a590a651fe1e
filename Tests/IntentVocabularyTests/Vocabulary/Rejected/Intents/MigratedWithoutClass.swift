// expected: does not conform to protocol 'CustomIntentMigratedAppIntent'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct CallIntent: CustomIntentMigratedAppIntent {
  static let title: LocalizedStringResource = "Call"
  func perform() async throws -> some IntentResult { .result() }
}
