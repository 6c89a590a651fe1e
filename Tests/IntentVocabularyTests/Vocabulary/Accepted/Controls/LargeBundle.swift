// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct LargeBundle: WidgetBundle {
  @WidgetBundleBuilder
  var body: some Widget {
    Numbered()
    Numbered()
    Numbered()
    Numbered()
    Numbered()
    Numbered()
    Numbered()
    Numbered()
    Numbered()
    Numbered()
    Numbered()
    Numbered()
  }
}

struct EmptyBundle: WidgetBundle {
  var body: some Widget {}
}

struct Numbered: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "numbered") {
      ControlWidgetButton(action: StartIntent()) { Text("Numbered") }
    }
  }
}

struct StartIntent: AppIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}
