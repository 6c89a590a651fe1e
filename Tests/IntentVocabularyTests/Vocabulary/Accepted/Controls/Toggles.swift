// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct SetIntent: SetValueIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Set"
  @Parameter(title: "Value") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}

struct TogglesControl: ControlWidget {
  private static let name = "Variable"

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "toggles") { Self.all(true).0 }
  }

  @MainActor static func all(_ value: Bool) -> (
    some ControlWidgetTemplate, some ControlWidgetTemplate, some ControlWidgetTemplate,
    some ControlWidgetTemplate, some ControlWidgetTemplate, some ControlWidgetTemplate
  ) {
    (
      ControlWidgetToggle(isOn: value, action: SetIntent()) {
        Label("Plain", systemImage: "star")
      },
      ControlWidgetToggle(isOn: value, action: SetIntent()) {
        Text("Both")
      } valueLabel: { isOn in
        Label(isOn ? "Yes" : "No", systemImage: isOn ? "star.fill" : "star")
      },
      ControlWidgetToggle("Literal", isOn: value, action: SetIntent()) { isOn in
        Image(systemName: isOn ? "star.fill" : "star")
      },
      ControlWidgetToggle("Literal", isOn: value, action: SetIntent()) {
        Label($0 ? "Yes" : "No", systemImage: "star")
      },
      ControlWidgetToggle(name, isOn: value, action: SetIntent(), valueLabel: { _ in EmptyView() }),
      ControlWidgetToggle(
        LocalizedStringResource("Resource"), isOn: value, action: SetIntent()
      ) { isOn in
        if isOn {
          Label("Yes", systemImage: "star.fill")
        } else {
          Text("No")
        }
      }
    )
  }
}
