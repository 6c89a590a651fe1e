// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

enum Drink: String, AppEnum {
  case tea, coffee
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Drink"
  static let caseDisplayRepresentations: [Drink: DisplayRepresentation] = [
    .tea: "Tea", .coffee: "Coffee",
  ]
}

struct BrewIntent: AppIntent {
  static let title: LocalizedStringResource = "Brew"
  @Parameter(title: "Drink") var drink: Drink
  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Brewing") }
}

struct StopIntent: AppIntent {
  static let title: LocalizedStringResource = "Stop"
  func perform() async throws -> some IntentResult { .result() }
}

struct KitchenShortcuts: AppShortcutsProvider {
  static let shortcutTileColor: ShortcutTileColor = .navy

  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewIntent(),
      phrases: [
        "Brew with \(.applicationName)",
        "Brew \(\.$drink) with \(.applicationName)",
      ],
      shortTitle: "Brew",
      systemImageName: "cup.and.saucer"
    )
    AppShortcut(
      intent: StopIntent(), phrases: ["Stop \(.applicationName)"], systemImageName: "stop")
    if #available(iOS 17.0, *) {
      AppShortcut(
        intent: StopIntent(), phrases: ["Halt \(.applicationName)"], shortTitle: "Halt",
        systemImageName: "stop.circle")
    }
  }

  static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: ["Brew beer with \(.applicationName)"])
  }
}

struct OneShortcut: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: StopIntent(), phrases: ["Stop \(.applicationName)"], shortTitle: "Stop",
      systemImageName: "stop")
  }
}

struct ArrayShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    return [
      AppShortcut(
        intent: StopIntent(), phrases: ["Stop \(.applicationName)"], shortTitle: "Stop",
        systemImageName: "stop")
    ]
  }
}

struct PresentedShortcuts: AppShortcutsProvider {
  struct Drinks: DynamicOptionsProvider {
    func results() async throws -> [Drink] { [.tea] }
  }
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: BrewIntent(), phrases: ["Brew \(\.$drink) with \(.applicationName)"],
      shortTitle: "Brew", systemImageName: "cup.and.saucer",
      parameterPresentation: ParameterPresentation(
        for: \.$drink, summary: Summary("Brew \(\.$drink)"),
        optionsCollections: {
          OptionsCollection(Drinks(), title: "Drinks", systemImageName: "cup.and.saucer")
        }))
  }
}

func refresh() {
  KitchenShortcuts.updateAppShortcutParameters()
}
