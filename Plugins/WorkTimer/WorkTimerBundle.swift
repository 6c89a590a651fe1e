// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SwiftUI
import WidgetKit

/// The widget extension of an app that keeps work time.
@main
struct WorkTimerBundle: WidgetBundle {
  var body: some Widget {
    WorkTimerControl()
    ProjectTimerControl()
  }
}
