// expected: no exact matches in call to initializer
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct NameIntent: AppIntent {
  static let title: LocalizedStringResource = "Name"
  @Parameter(title: "Name", kind: .date) var name: String
  func perform() async throws -> some IntentResult { .result() }
}
