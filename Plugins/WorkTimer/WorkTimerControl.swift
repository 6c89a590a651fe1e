// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

/// A toggle with two symbols, its own words for both states, a tint and hints.
struct WorkTimerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.worktimer.toggle", provider: Provider()) {
      isRunning in
      ControlWidgetToggle("Work Timer", isOn: isRunning, action: SetWorkTimerIntent()) { isOn in
        Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "hourglass" : "timer")
          // The hint belongs to the state that the press leads to.
          .controlWidgetActionHint(isOn ? "Start" : "Stop")
      }
      .tint(.purple)
    }
    .displayName("Work Timer")
    .description("Starts and stops the work timer.")
  }

  /// Knows whether the timer runs.
  struct Provider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool { TimerStore().isRunning("work") }
  }
}

/// Starts or stops the work timer.
struct SetWorkTimerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Work Timer"

  @Parameter(title: "Running")
  var value: Bool

  func perform() async throws -> some IntentResult {
    TimerStore().setRunning("work", value)
    return .result()
  }
}
