// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The timers that run, by the name of what they time, in the settings of the app group.
struct TimerStore {
  private let defaults = UserDefaults(suiteName: "group.com.example.worktimer")

  /// Whether the timer of a name runs.
  func isRunning(_ name: String) -> Bool { running.contains(name) }

  /// Starts or stops the timer of a name.
  func setRunning(_ name: String, _ isRunning: Bool) {
    let others = running.filter { $0 != name }
    defaults?.set(isRunning ? others + [name] : others, forKey: "runningTimers")
  }

  private var running: [String] { defaults?.stringArray(forKey: "runningTimers") ?? [] }
}
