// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

struct TickHabitIntent: AppIntent {
  static let title: LocalizedStringResource = "Tick Habit"
  static let description = IntentDescription("Counts one more for today.")

  func perform() async throws -> some IntentResult {
    var habit = Habit.current(on: .now)
    if !habit.isComplete {
      habit.done += 1
      habit.save()
    }
    return .result()
  }
}
