// expected: cannot convert value of type 'String' to expected argument type 'Int'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Count", default: "one") var count: Int
  func perform() async throws -> some IntentResult { .result() }
}
