// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The one habit of the sample: a glass of water, some times a day.
struct Habit: Codable, Equatable {
  static let group = "group.org.example.habit"
  private static let key = "habit"

  var name = "Water"
  var goal = 8
  var done = 0
  /// The day that `done` counts for, in days since 1970.
  var day = 0

  var fraction: Double { goal > 0 ? min(Double(done) / Double(goal), 1) : 0 }
  var isComplete: Bool { done >= goal }

  /// The habit as it stands on the day of a date: a new day begins at nothing.
  static func current(on date: Date) -> Habit {
    let today = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
    var habit = stored ?? Habit()
    if habit.day != today {
      habit.day = today
      habit.done = 0
    }
    return habit
  }

  private static var stored: Habit? {
    guard let data = UserDefaults(suiteName: group)?.data(forKey: key) else { return nil }
    return try? JSONDecoder().decode(Habit.self, from: data)
  }

  func save() {
    guard let data = try? JSONEncoder().encode(self) else { return }
    UserDefaults(suiteName: Self.group)?.set(data, forKey: Self.key)
  }
}
