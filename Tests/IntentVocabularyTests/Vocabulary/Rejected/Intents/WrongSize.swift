// expected: conform to 'AppEntity'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct NamesIntent: AppIntent {
  static let title: LocalizedStringResource = "Names"
  @Parameter(title: "Names", size: 3) var names: [String]
  func perform() async throws -> some IntentResult { .result() }
}
