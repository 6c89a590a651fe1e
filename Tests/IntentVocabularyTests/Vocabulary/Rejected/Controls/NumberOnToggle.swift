// expected: 'Bool' be equivalent
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct SampleControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "sample") {
      ControlWidgetToggle(isOn: true, action: SetLevelIntent()) { Text("x") }
    }
  }
}

struct SetLevelIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set"
  @Parameter(title: "Value") var value: Int
  func perform() async throws -> some IntentResult { .result() }
}
