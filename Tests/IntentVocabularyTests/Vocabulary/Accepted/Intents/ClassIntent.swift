// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

final class CounterIntent: AppIntent, @unchecked Sendable {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Step", default: 1) var step: Int
  init() {}
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: step) }
}

actor Counter {
  var value = 0
  func run(_ intent: CounterIntent) async throws { value += try await intent() }
}

enum Level: Int, AppEnum {
  case low = 1, high = 2
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Level"
  static let caseDisplayRepresentations: [Level: DisplayRepresentation] = [
    .low: "Low", .high: "High",
  ]
}

struct NestedIntent: AppIntent {
  enum Mode: String, AppEnum {
    case a, b
    static var typeDisplayRepresentation: TypeDisplayRepresentation { .init(name: "Mode") }
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { [.a: "A", .b: "B"] }
  }
  static let title: LocalizedStringResource = "Nested"
  @Parameter(title: "Mode", default: Mode.a) var mode: Mode
  @Parameter(title: "Level", default: .high, supportedValues: [.high]) var level: Level
  @Parameter(title: "Modes", default: [.a]) var modes: [Mode]
  func perform() async throws -> some IntentResult { .result() }
}
