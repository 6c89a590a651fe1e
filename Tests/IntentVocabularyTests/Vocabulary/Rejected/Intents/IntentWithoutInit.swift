// expected: does not conform to protocol 'AppIntent'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct NamedIntent: AppIntent {
  static let title: LocalizedStringResource = "Named"
  let name: String
  func perform() async throws -> some IntentResult { .result() }
}
