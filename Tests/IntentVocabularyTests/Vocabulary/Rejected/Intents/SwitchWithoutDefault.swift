// expected: _ParameterSummarySwitchCase
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct GreetIntent: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Count") var count: Int
  static var parameterSummary: some ParameterSummary {
    Switch(\.$count) {
      Case(1) {
        Summary("One \(\.$count)")
      }
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}
