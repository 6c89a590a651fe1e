// expected: expect a compile-time constant literal
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

enum Limits {
  static let start = 5
}

struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Count", default: Limits.start) var count: Int
  func perform() async throws -> some IntentResult { .result() }
}
