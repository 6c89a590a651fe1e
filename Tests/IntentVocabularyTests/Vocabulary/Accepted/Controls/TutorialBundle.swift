// warning: Xcode will not compile this
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

@main
struct TutorialBundle: ControlWidgetBundle {
  var body: some ControlWidget {
    TutorialControl()
    TutorialControl()
  }
}

struct TutorialControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "tutorial") {
      ControlWidgetButton(action: StartIntent()) { Text("Tutorial") }
    }
  }
}

struct StartIntent: AppIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}
