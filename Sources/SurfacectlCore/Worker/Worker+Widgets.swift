// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation
import IntentBus
import IntentModel

extension Worker {
  /// Assumed: the system wants entries and timelines to be so many seconds apart.
  private static let fewestSeconds = 300.0

  /// Tells what is wrong with the timeline and the views of a widget.
  func judge(
    _ widget: ArchivedWidget, _ item: RegisteredItem, _ archiver: ItemArchiver, _ plugin: Int
  ) {
    func tell(_ rule: Rule, _ message: String) {
      problem(plugin, item.typeName, rule.id, message)
    }
    for fault in widget.viewFaults { problem(plugin, item.typeName, "archive", fault) }
    for fault in widget.providerFaults { tell(.providerFragile, fault) }
    if widget.asksForReload {
      tell(
        .reloadBudget,
        "the provider of \(item.typeName) asks for a reload while it is asked for a timeline, which never ends"
      )
    }
    if let timeline = widget.timeline {
      if let gap = timeline.shortestGap, gap < Self.fewestSeconds {
        tell(
          .reloadBudget,
          "the timeline of \(item.typeName) has \(timeline.entryCount) entries, some only \(seconds(gap)) apart; the system wants at least five minutes"
        )
      }
      if let next = timeline.secondsToReload, next < Self.fewestSeconds {
        tell(
          .reloadBudget,
          "the timeline of \(item.typeName) asks for the next one in \(seconds(next)), and so for ever; the budget of a day is gone within hours"
        )
      }
    }
    let now = request.instant ?? Date().timeIntervalSince1970
    let isClockRead = archiver.readsClock { chost_stop_clock(now + $0) }
    if let instant = request.instant { chost_stop_clock(instant) } else { chost_start_clock() }
    if isClockRead {
      tell(
        .clockInView,
        "a view of \(item.typeName) reads the clock: it shows the moment at which it was archived until the next entry comes"
      )
    }
  }

  private func seconds(_ value: Double) -> String { "\(Int(min(max(0, value), 1e6))) s" }
}
