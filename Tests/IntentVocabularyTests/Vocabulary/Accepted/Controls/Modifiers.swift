// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct ModifiedControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "modified", provider: Provider()) { value in
      ControlWidgetToggle("Modified", isOn: value, action: SetIntent()) { isOn in
        Label(isOn ? "Yes" : "No", systemImage: "star")
      }
      .tint(value ? .green : nil)
      .tint(Color(red: 0.2, green: 0.4, blue: 0.6))
      .tint(Color("Brand"))
      .tint(nil)
      .privacySensitive()
      .privacySensitive(false)
      .disabled(value)
    }
    .displayName("Modified")
    .description("Has \("many") modifiers.")
    .promptsForUserConfiguration()
    .pushHandler(Handler.self)
  }

  struct Provider: ControlValueProvider {
    let previewValue = false
    func currentValue() async throws -> Bool { true }
  }
}

// Names that are not literals.
struct NamedControl: ControlWidget {
  static let name: LocalizedStringResource = "Named"
  static let explanation = "Explained"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "named") {
      ControlWidgetButton(action: SetIntent()) { Text("Named") }
        .tint(Color.accentColor)
    }
    .displayName(Self.name)
    .description(.init(stringLiteral: Self.explanation))
  }
}

struct Handler: ControlPushHandler {
  func pushTokensDidChange(controls: [ControlInfo]) {
    for control in controls {
      _ = control.kind
      _ = control.pushInfo?.token
      _ = control.configurationIntent(of: ChooseIntent.self)?.name
    }
  }
}

struct ChooseIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose"
  @Parameter(title: "Name") var name: String?
}

struct SetIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set"
  @Parameter(title: "Value") var value: Bool

  func perform() async throws -> some IntentResult {
    ControlCenter.shared.reloadControls(ofKind: "modified")
    ControlCenter.shared.reloadAllControls()
    WidgetCenter.shared.reloadAllTimelines()
    WidgetCenter.shared.reloadTimelines(ofKind: "widget")
    let controls = try await ControlCenter.shared.currentControls()
    _ = controls.filter { $0.kind == "modified" }.map(\.id)
    return .result()
  }
}
