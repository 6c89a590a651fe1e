// expected: extra argument 'wrappedValue' in call
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct SwitchIntent: AppIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "On") var isOn: Bool = true
  func perform() async throws -> some IntentResult { .result() }
}
