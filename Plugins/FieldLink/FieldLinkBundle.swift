// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SwiftUI
import WidgetKit

/// The widget extension of an app for field work.
@main
struct FieldLinkBundle: WidgetBundle {
  var body: some Widget {
    NewReportControl()
  }
}
