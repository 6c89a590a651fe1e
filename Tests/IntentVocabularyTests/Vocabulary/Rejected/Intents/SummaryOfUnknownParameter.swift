// expected: cannot infer key path type from context
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct GreetIntent: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  static var parameterSummary: some ParameterSummary {
    Summary("Greet \(\.$name)")
  }
  func perform() async throws -> some IntentResult { .result() }
}
