// expected: cannot convert value of type 'String' to expected argument type 'Int'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct GreetIntent: AppIntent {
  static let title: LocalizedStringResource = "Greet"
  @Parameter(title: "Count") var count: Int
  static var parameterSummary: some ParameterSummary {
    When(\.$count, .equalTo, "one") {
      Summary()
    } otherwise: {
      Summary()
    }
  }
  func perform() async throws -> some IntentResult { .result() }
}
