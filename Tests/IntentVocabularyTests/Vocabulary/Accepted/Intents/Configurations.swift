// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

enum Unit: String, AppEnum {
  case metric, imperial
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Unit" }
  static var caseDisplayRepresentations: [Unit: DisplayRepresentation] {
    [.metric: "Metric", .imperial: .init(stringLiteral: "Imperial")]
  }
}

struct ControlSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  static let isDiscoverable = false
  @Parameter(title: "Unit") var unit: Unit?
}

struct WidgetSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  static let description = IntentDescription("Chooses what is shown.")
  @Parameter(title: "Unit", default: .metric) var unit: Unit
  init(unit: Unit) { self.unit = unit }
  init() {}
}

struct BothSettings: AppIntent, WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
}

struct MigratedSettings: AppIntent, CustomIntentMigratedAppIntent, WidgetConfigurationIntent {
  static let intentClassName = "SettingsIntent"
  static let title: LocalizedStringResource = "Settings"
}

struct OwnPerform: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"
  func perform() async throws -> some IntentResult { .result() }
}

struct ManyPurposes: ControlConfigurationIntent, OpenIntent, WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Unit") var target: Unit
  func perform() async throws -> some IntentResult { .result() }
}
