// expected: expect a compile-time constant literal
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct StopIntent: AppIntent {
  static let title: LocalizedStringResource = "Stop"
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static let symbol = "stop"
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StopIntent(), phrases: ["Stop \(.applicationName)"], shortTitle: "Stop",
      systemImageName: symbol)
  }
}
