// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct LampIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Lamp"

  @Parameter(title: "Lamp is on")
  var value: Bool

  func perform() async throws -> some IntentResult {
    return .result()
  }
}

struct NamedLampIntent: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Lamp"

  @Parameter(title: "Lamp") var lamp: String
  @Parameter(title: "On") var value: Bool

  init() {}
  init(lamp: String) { self.lamp = lamp }

  func perform() async throws -> some IntentResult { .result() }
}

func set<Intent: SetValueIntent>(_ intent: Intent, to value: Intent.ValueType) -> Intent {
  var intent = intent
  intent.value = value
  return intent
}

func isToggle(_ intent: any AppIntent) -> Bool { intent is any SetValueIntent<Bool> }
