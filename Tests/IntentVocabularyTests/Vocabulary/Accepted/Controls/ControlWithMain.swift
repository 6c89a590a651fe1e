// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

@main
struct LonelyControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "lonely") {
      ControlWidgetButton(action: StartIntent()) { Label("Lonely", systemImage: "1.circle") }
    }
  }
}

struct StartIntent: AppIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}
