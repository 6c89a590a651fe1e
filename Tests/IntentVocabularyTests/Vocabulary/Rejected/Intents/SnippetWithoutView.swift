// expected: ShowsSnippetView
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct CardIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Card"
  func perform() async throws -> some IntentResult { .result() }
}
