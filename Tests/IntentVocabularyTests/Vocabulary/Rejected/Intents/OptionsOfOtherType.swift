// expected: no exact matches in call to initializer
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct Numbers: DynamicOptionsProvider {
  func results() async throws -> [Int] { [1, 2] }
}

struct NameIntent: AppIntent {
  static let title: LocalizedStringResource = "Name"
  @Parameter(title: "Name", optionsProvider: Numbers()) var name: String
  func perform() async throws -> some IntentResult { .result() }
}
