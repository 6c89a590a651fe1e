// expected: no exact matches in call to initializer
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct SwitchIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "On", controlStyle: .stepper) var isOn: Bool
  func perform() async throws -> some IntentResult { .result() }
}
