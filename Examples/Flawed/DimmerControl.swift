// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct DimmerControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.flawed.dimmer", provider: Provider()) { isOn in
      ControlWidgetToggle("Dimmer", isOn: isOn, action: SetDimmerIntent()) { isOn in
        Label(isOn ? "Dim" : "Bright", systemImage: isOn ? "light.min" : "light.max")
      }
    }
    .displayName("Dimmer")
  }

  struct Provider: ControlValueProvider {
    let previewValue = false

    func currentValue() async throws -> Bool { Dimmer.shared.isOn }
  }
}

/// Kept in memory: the next process of the extension begins with "off" again.
final class Dimmer: @unchecked Sendable {
  static let shared = Dimmer()

  var isOn = false
}

struct SetDimmerIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Dimmer"

  @Parameter(title: "On")
  var value: Bool

  func perform() async throws -> some IntentResult {
    Dimmer.shared.isOn = value
    return .result()
  }
}
