// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct HintControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "hint", provider: Provider()) { value in
      ControlWidgetToggle("Timer", isOn: value, action: SetIntent()) { isOn in
        Label(isOn ? "Running" : "Stopped", systemImage: isOn ? "hourglass" : "timer")
          .controlWidgetActionHint(isOn ? "Start" : "Stop")
          .controlWidgetStatus(isOn ? "Started" : "Stopped")
      }
    }
  }

  struct Provider: ControlValueProvider {
    let previewValue = false
    func currentValue() async throws -> Bool { true }
  }
}

struct OverloadControl: ControlWidget {
  private static let words = "Start the timer"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "overload") {
      ControlWidgetButton(action: StartIntent()) {
        Label("Timer", systemImage: "timer")
          .controlWidgetActionHint("Start")
          .controlWidgetActionHint(Text("Start"))
          .controlWidgetActionHint(Self.words)
          .controlWidgetActionHint(Self.words.prefix(5))
          .controlWidgetActionHint("Start \(3) timers")
          .controlWidgetActionHint(LocalizedStringKey(Self.words))
      } actionLabel: { isActive in
        Image(systemName: "timer")
          .controlWidgetStatus("Started")
          .controlWidgetStatus(Text("Started"))
          .controlWidgetStatus(Self.words)
          .controlWidgetStatus("Started \(isActive ? "now" : "before")")
      }
    }
  }
}

struct StartIntent: AppIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}

struct SetIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set"
  @Parameter(title: "Value") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}
