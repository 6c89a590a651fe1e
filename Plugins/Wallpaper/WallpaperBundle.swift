// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SwiftUI
import WidgetKit

/// The widget extension of an app that changes the wallpaper.
///
/// The order here is the order in the galleries of the system.
@main
struct WallpaperBundle: WidgetBundle {
  var body: some Widget {
    ShuffleControl()
    DailyShuffleControl()
  }
}
