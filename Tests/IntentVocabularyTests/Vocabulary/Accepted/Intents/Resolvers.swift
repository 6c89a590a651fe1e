// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct WordToNumber: Resolver {
  func resolve(from input: String, context: Context<Int>) async throws -> Int? {
    ["one": 1, "two": 2][input]
  }
}

struct CountIntent: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Number", resolvers: { WordToNumber() }) var number: Int
  func perform() async throws -> some IntentResult { .result() }
}
