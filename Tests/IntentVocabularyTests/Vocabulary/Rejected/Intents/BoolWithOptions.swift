// expected: no exact matches in call to initializer
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct Answers: DynamicOptionsProvider {
  func results() async throws -> [Bool] { [true, false] }
}

struct SwitchIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "On", optionsProvider: Answers()) var isOn: Bool
  func perform() async throws -> some IntentResult { .result() }
}
