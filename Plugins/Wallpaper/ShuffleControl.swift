// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

/// A button that moves on to the next wallpaper.
struct ShuffleControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "com.example.wallpaper.shuffle", provider: Provider()) {
      name in
      ControlWidgetButton("Shuffle", action: ShuffleWallpaperIntent()) { isActive in
        Label(isActive ? "Shuffling…" : name, systemImage: "shuffle")
          .controlWidgetActionHint("Shuffle")
      }
    }
    .displayName("Shuffle Wallpaper")
    .description("Shows the next wallpaper.")
  }

  /// Knows the name of the wallpaper that is shown now.
  struct Provider: ControlValueProvider {
    let previewValue = "Aurora"

    func currentValue() async throws -> String { WallpaperStore.name }
  }
}

/// Moves on to the next wallpaper.
struct ShuffleWallpaperIntent: AppIntent {
  static let title: LocalizedStringResource = "Shuffle Wallpaper"
  static let description = IntentDescription("Shows the next wallpaper.")

  func perform() async throws -> some IntentResult {
    // Everything is stored before this returns: then the system asks the control for its new value.
    WallpaperStore.index = (WallpaperStore.index + 1) % WallpaperStore.count
    return .result()
  }
}
