// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct TitleProvider: DynamicOptionsProvider {
  func results() async throws -> [String] { ["One", "Two"] }
  func defaultResult() async -> String? { "One" }
}

struct FormsIntent: AppIntent {
  static let title: LocalizedStringResource = "Forms"

  @Parameter(title: "Plain") var plain: String
  @Parameter(title: "Off by default", default: false) var flag: Bool
  @Parameter(title: "Count", description: "How many.", default: 3) var count: Int
  @Parameter(title: "Name", requestValueDialog: "What is it called?") var name: String?
  @Parameter(title: "Name", requestValueDialog: IntentDialog("What is it called?"))
  var second: String
  @Parameter(title: "Place", description: "Where.", requestValueDialog: "Where?") var place: String
  @Parameter(title: "Choice", optionsProvider: TitleProvider()) var choice: String
  @Parameter(
    title: "Level", description: "How loud.", default: 5, controlStyle: .field,
    inclusiveRange: (1, 10))
  var level: Int
  @Parameter(title: "Volume", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var volume: Double
  @Parameter(title: LocalizedStringResource("key", defaultValue: "Default")) var keyed: Bool
  @Parameter(title: .init("key", defaultValue: "Default"), default: true) var implicit: Bool
  @Parameter(title: "Negative", default: -1) var negative: Int
  @Parameter var untitled: Bool
  @Parameter(description: "No title.", default: 2) var described: Int?
  @Parameter(default: "x") var text: String

  func perform() async throws -> some IntentResult { .result() }
}
