// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

// An extension with traps in it, to see what findings look like:
//
//   surfacectl list Examples/Flawed
//   surfacectl press --all Examples/Flawed

// Tutorials have this protocol, Apple does not: it works here, and Xcode will not compile it.
@main
struct FlawedBundle: ControlWidgetBundle {
  var body: some ControlWidget {
    BulbControl()
    DimmerControl()
    NightLightControl()
    AlarmControl()
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
  // From an extension this opens nothing, and from iOS 26 on it is an error there.
  static let openAppWhenRun = true

  func perform() async throws -> some IntentResult { .result() }
}

/// The settings of the app group.
let settings = UserDefaults(suiteName: "group.com.example.flawed")
