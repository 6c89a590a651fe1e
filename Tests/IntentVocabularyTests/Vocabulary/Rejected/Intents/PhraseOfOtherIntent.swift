// expected: cannot convert value of type 'KeyPath<Root, Value>'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct BrewIntent: AppIntent {
  static let title: LocalizedStringResource = "Brew"
  @Parameter(title: "Cups") var cups: Int
  func perform() async throws -> some IntentResult { .result() }
}

struct StopIntent: AppIntent {
  static let title: LocalizedStringResource = "Stop"
  func perform() async throws -> some IntentResult { .result() }
}

struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StopIntent(), phrases: ["Stop \(\.$cups) \(.applicationName)"], shortTitle: "Stop",
      systemImageName: "stop")
  }
}
