// expected: if statements in an AppShortcutsBuilder can only be used with #available
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct StopIntent: AppIntent {
  static let title: LocalizedStringResource = "Stop"
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static let isNew = true
  static var appShortcuts: [AppShortcut] {
    if isNew {
      AppShortcut(
        intent: StopIntent(), phrases: ["Stop \(.applicationName)"], shortTitle: "Stop",
        systemImageName: "stop")
    }
  }
}
