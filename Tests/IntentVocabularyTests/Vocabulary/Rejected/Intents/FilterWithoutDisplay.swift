// expected: does not conform to protocol
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct WorkFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Work"
  func perform() async throws -> some IntentResult { .result() }
}
