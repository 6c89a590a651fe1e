// swift: 5
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

// What the samples of Apple's articles look like.
struct TimerToggle: ControlWidget {
  static let kind: String = "timer"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: TimerToggle.kind, provider: TimerToggle.Provider()) { value in
      ControlWidgetToggle(
        "Timer",
        isOn: value,
        action: ToggleTimerIntent()
      ) { isRunning in
        Label(isRunning ? "On" : "Off", systemImage: "timer")
      }
    }
    .displayName("Timer")
    .description("A timer.")
  }
}

extension TimerToggle {
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { TimerManager.shared.isRunning }
  }
}

class TimerManager {
  static var shared = TimerManager()
  var isRunning = false
}

struct ToggleTimerIntent: SetValueIntent {
  static var title: LocalizedStringResource = "Toggle Timer"
  static var description = IntentDescription("Starts or stops the timer.")
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Running")
  var value: Bool

  func perform() async throws -> some IntentResult {
    TimerManager.shared.isRunning = value
    return .result()
  }
}
