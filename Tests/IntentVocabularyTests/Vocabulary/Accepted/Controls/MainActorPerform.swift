// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation
import SwiftUI
import WidgetKit

@MainActor final class Model {
  static let shared = Model()
  var isOn = false
}

struct SetModelIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Model"

  @Parameter(title: "Value") var value: Bool

  @MainActor
  func perform() async throws -> some IntentResult {
    Model.shared.isOn = value
    return .result()
  }
}

struct ToggleModelIntent: AppIntent {
  static let title: LocalizedStringResource = "Toggle Model"

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
    Model.shared.isOn.toggle()
    return .result(value: Model.shared.isOn)
  }
}

struct ModelControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "model", provider: Provider()) { isOn in
      ControlWidgetToggle("Model", isOn: isOn, action: SetModelIntent()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "star")
      }
    }
  }

  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }

    func currentValue() async throws -> Bool {
      await MainActor.run { Model.shared.isOn }
    }
  }
}
