// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct ValueControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "value", provider: TimerProvider()) { value in
      ControlWidgetToggle(
        "Timer",
        isOn: value.isRunning,
        action: SetTimerIntent(name: value.name)
      ) { isOn in
        Label(isOn ? "Running" : "Stopped", systemImage: "timer")
      }
      .tint(.orange)
    }
    .displayName("Timer")
    .description("Starts a timer.")
    .promptsForUserConfiguration()
  }
}

struct BareControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "bare", intent: SelectTimerIntent.self) { configuration in
      ControlWidgetButton(action: StartTimerIntent(name: configuration.name)) {
        Label(configuration.name, systemImage: "timer")
      }
    }
  }
}

struct InferredControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "inferred") { (configuration: SelectTimerIntent) in
      ControlWidgetButton("Start", action: configuration) { _ in
        Image(systemName: "timer")
      }
    }
  }
}

struct TimerValue {
  var name: String
  var isRunning: Bool
}

struct TimerProvider: AppIntentControlValueProvider {
  func previewValue(configuration: SelectTimerIntent) -> TimerValue {
    TimerValue(name: configuration.name, isRunning: false)
  }

  func currentValue(configuration: SelectTimerIntent) async throws -> TimerValue {
    TimerValue(name: configuration.name, isRunning: true)
  }
}

struct SelectTimerIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Select Timer"
  static let description = IntentDescription("Chooses the timer.")

  @Parameter(title: "Name", default: "Tea")
  var name: String
}

struct StartTimerIntent: AppIntent {
  static let title: LocalizedStringResource = "Start Timer"

  @Parameter(title: "Name") var name: String

  init() {}
  init(name: String) { self.name = name }

  func perform() async throws -> some IntentResult { .result() }
}

struct SetTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Timer"

  @Parameter(title: "Name") var name: String
  @Parameter(title: "Running") var value: Bool

  init() {}
  init(name: String) { self.name = name }

  func perform() async throws -> some IntentResult { .result() }
}
