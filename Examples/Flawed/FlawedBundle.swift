// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

// An extension with traps in it, to see what findings look like.

// Tutorials have this protocol, Apple does not: it works here, and Xcode will not compile it.
@main
struct FlawedBundle: ControlWidgetBundle {
  var body: some ControlWidget {
    BulbControl()
  }
}

struct BulbControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.flawed.bulb") {
      ControlWidgetButton(action: FlashIntent()) {
        // The catalog has a bitmap of this name, and controls show symbols only.
        Label("Flash", image: "Bulb")
      }
    }
    .displayName("Flash")
  }
}

struct FlashIntent: AppIntent {
  static let title: LocalizedStringResource = "Flash"

  func perform() async throws -> some IntentResult { .result() }
}
