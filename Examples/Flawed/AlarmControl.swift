// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct AlarmControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.flawed.alarm", provider: Provider()) { isOn in
      ControlWidgetToggle("Alarm", isOn: isOn, action: SetAlarmIntent()) { isOn in
        Label(isOn ? "Armed" : "Off", systemImage: isOn ? "bell.fill" : "bell")
      }
    }
    .displayName("Alarm")
  }

  struct Provider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool { settings?.bool(forKey: "alarm") ?? false }
  }
}

struct SetAlarmIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Alarm"

  @Parameter(title: "Armed")
  var value: Bool

  func perform() async throws -> some IntentResult {
    // Written before the call that can fail, and not taken back when it does.
    settings?.set(value, forKey: "alarm")
    // The night light shows this too, and nobody reloads it.
    settings?.set(value, forKey: "night")
    if value { try await arm() }
    return .result()
  }

  private func arm() async throws { throw NoConnection() }
}

/// The alarm cannot be reached.
struct NoConnection: Error {}
