// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct NightLightControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.flawed.night", provider: Provider()) { isOn in
      ControlWidgetToggle("Night Light", isOn: isOn, action: FlipNightLightIntent()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: isOn ? "moon.fill" : "moon")
      }
    }
    .displayName("Night Light")
  }

  struct Provider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool { settings?.bool(forKey: "night") ?? false }
  }
}

struct FlipNightLightIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Night Light"

  @Parameter(title: "On")
  var value: Bool

  func perform() async throws -> some IntentResult {
    // The system says which state it wants; this turns around whatever is stored.
    settings?.set(settings?.bool(forKey: "night") != true, forKey: "night")
    return .result()
  }
}
