// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation
import IntentBus
import IntentModel

extension Worker {
  /// What archiving a widget brought to light that no slot shows; what kept it from being whole is told.
  func observations(
    of widget: ArchivedWidget, _ item: RegisteredItem, _ archiver: ItemArchiver, _ plugin: Int
  ) -> WidgetObservations {
    for fault in widget.viewFaults { problem(plugin, item.typeName, .archiving(fault)) }
    let now = request.job.instant ?? Date().timeIntervalSince1970
    let readsClock = archiver.readsClock { chost_stop_clock(now + $0) }
    if let instant = request.job.instant { chost_stop_clock(instant) } else { chost_start_clock() }
    return WidgetObservations(widget, readsClock: readsClock)
  }
}
