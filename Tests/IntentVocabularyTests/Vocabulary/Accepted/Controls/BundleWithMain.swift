// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

@main
struct ExtensionBundle: WidgetBundle {
  var body: some Widget {
    ClockWidget()
    if #available(iOS 18.0, *) {
      FirstControl()
    }
    if #available(iOS 18.0, macOS 26.0, watchOS 26.0, *) {
      SecondControl()
      FirstControl()
      ClockWidget()
    }
    SecondControl()
  }
}

struct ClockWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

struct FirstControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "first") {
      ControlWidgetButton(action: StartIntent()) { Label("First", systemImage: "1.circle") }
    }
  }
}

struct SecondControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "second") {
      ControlWidgetButton(action: StartIntent()) { Label("Second", systemImage: "2.circle") }
    }
  }
}

struct StartIntent: AppIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}
