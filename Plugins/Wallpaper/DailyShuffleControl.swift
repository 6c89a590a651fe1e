// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

/// A toggle for a new wallpaper every day.
struct DailyShuffleControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.wallpaper.daily", provider: Provider()) { isOn in
      ControlWidgetToggle("Daily Shuffle", isOn: isOn, action: SetDailyShuffleIntent()) { isOn in
        Label(
          isOn ? "Every day" : "Never",
          systemImage: isOn ? "calendar.badge.checkmark" : "calendar")
      }
    }
    .displayName("Daily Shuffle")
    .description("Shows another wallpaper every day.")
  }

  /// Knows whether the wallpaper changes every day.
  struct Provider: ControlValueProvider {
    // Galleries show controls in the inactive state, so the preview is that of "off".
    let previewValue = false

    func currentValue() async throws -> Bool { WallpaperStore.shufflesDaily }
  }
}

/// Turns the new wallpaper every day on or off.
struct SetDailyShuffleIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set Daily Shuffle"

  /// The state that the system asks for; it is written as it is, never turned around here.
  @Parameter(title: "Every day")
  var value: Bool

  func perform() async throws -> some IntentResult {
    WallpaperStore.shufflesDaily = value
    return .result()
  }
}
