// expected: 'Float' conform to '_IntentValue'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct ScaleIntent: AppIntent {
  static let title: LocalizedStringResource = "Scale"
  @Parameter(title: "Factor") var factor: Float
  func perform() async throws -> some IntentResult { .result() }
}
