// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import WidgetKit

struct HabitEntry: TimelineEntry {
  let date: Date
  let habit: Habit
}

struct HabitProvider: TimelineProvider {
  func placeholder(in context: Context) -> HabitEntry {
    HabitEntry(date: .now, habit: Habit())
  }

  func getSnapshot(in context: Context, completion: @escaping (HabitEntry) -> Void) {
    let habit = context.isPreview ? Habit(done: 3) : Habit.current(on: .now)
    completion(HabitEntry(date: .now, habit: habit))
  }

  /// One entry for now, and an empty one from midnight on.
  func getTimeline(in context: Context, completion: @escaping (Timeline<HabitEntry>) -> Void) {
    let now = Date.now
    let midnight = Date(
      timeIntervalSince1970: ((now.timeIntervalSince1970 / 86_400).rounded(.down) + 1) * 86_400)
    let entries = [now, midnight].map { HabitEntry(date: $0, habit: Habit.current(on: $0)) }
    completion(Timeline(entries: entries, policy: .atEnd))
  }
}
