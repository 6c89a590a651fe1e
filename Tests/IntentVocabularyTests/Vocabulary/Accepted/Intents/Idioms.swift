// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

protocol HouseIntent: AppIntent {}

extension HouseIntent {
  static var openAppWhenRun: Bool { true }
  static var isDiscoverable: Bool { false }
}

enum Mood: String, AppEnum, CaseIterable, Codable, Sendable {
  case calm, wild
  static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: LocalizedStringResource("Mood", table: "Words"))
  }
  static let caseDisplayRepresentations: [Mood: DisplayRepresentation] = [
    .calm: DisplayRepresentation(title: LocalizedStringResource("mood.calm", defaultValue: "Calm")),
    .wild: .init(title: "Wild", subtitle: "Very", image: .init(systemName: "wind")),
  ]
  var name: String { String(localized: localizedStringResource) }
}

struct Lamp: AppEntity, Codable {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Lamp"
  static var defaultQuery: LampQuery { LampQuery() }
  var id: String
  @Property var name: String
  @Property(title: "Mood") var mood: String
  var displayRepresentation: DisplayRepresentation {
    .init(title: LocalizedStringResource(stringLiteral: name))
  }

  init(id: String, name: String) {
    self.id = id
    self.name = name
    self.mood = "calm"
  }
}

struct LampQuery: EntityQuery, EntityStringQuery {
  func entities(for identifiers: [Lamp.ID]) async throws -> [Lamp] {
    identifiers.map { Lamp(id: $0, name: $0) }
  }

  func entities(matching string: String) async throws -> ItemCollection<Lamp> {
    try await suggestedEntities()
  }

  @MainActor
  func suggestedEntities() async throws -> ItemCollection<Lamp> {
    guard Bool.random() else { return .empty }
    return .init(
      promptLabel: "Lamps", usesIndexedCollation: true,
      sections: [.init("Hall", items: [Lamp(id: "a", name: "A")].map { .init($0) })])
  }

  func defaultResult() async -> Lamp? {
    try? await suggestedEntities().items.first
  }
}

struct TurnOnIntent: HouseIntent {
  private struct MoodProvider: DynamicOptionsProvider {
    func results() async throws -> [Mood] { Mood.allCases.filter { $0 != .wild } }
  }

  private struct LampProvider: DynamicOptionsProvider {
    func results() async throws -> [Lamp] { [Lamp(id: "a", name: "A")] }
  }

  static let title: LocalizedStringResource = "Turn On"
  static var parameterSummary: some ParameterSummary { Summary("Turn on \(\.$lamp)") }

  @Parameter(title: "Lamp") var lamp: Lamp
  @Parameter(title: "Spare", optionsProvider: LampProvider()) var spare: Lamp?
  @Parameter(title: "Mood", default: .calm, optionsProvider: MoodProvider()) var mood: Mood
  @Parameter(title: "Lamps") var lamps: [Lamp]?
  @Parameter(title: "When") var date: Date?

  init() {}

  init(lamp: Lamp, mood: Mood = .calm) {
    self.lamp = lamp
    self.mood = mood
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[Lamp]> & ProvidesDialog {
    guard let date else { throw $date.requestValue("When?") }
    let count = lamps?.count ?? 0
    return .result(
      value: lamps ?? [], dialog: "\(count, format: .number) \(mood.name) \(date, format: .iso8601)"
    )
  }
}

struct RunTwiceIntent: AppIntent {
  static let title: LocalizedStringResource = "Run Twice"
  func perform() async throws -> some IntentResult {
    _ = try await TurnOnIntent(lamp: Lamp(id: "a", name: "A")).perform()
    let lamps = try await TurnOnIntent(lamp: Lamp(id: "a", name: "A"))()
    let task = Task { try await TurnOnIntent().perform() }
    _ = try await (lamps, task.value)
    return .result()
  }
}

func runAny<Intent: AppIntent>(_ intent: Intent) async throws -> Intent.PerformResult {
  try await intent.perform()
}

func text(of intents: [any AppIntent.Type]) -> [LocalizedStringResource] {
  intents.map { $0.title }
}
