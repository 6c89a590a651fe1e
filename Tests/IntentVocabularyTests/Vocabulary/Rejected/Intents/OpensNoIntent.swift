// expected: no exact matches in call to static method 'result'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct NextIntent: AppIntent {
  static let title: LocalizedStringResource = "Next"
  func perform() async throws -> some IntentResult & OpensIntent { .result(opensIntent: "Next") }
}
