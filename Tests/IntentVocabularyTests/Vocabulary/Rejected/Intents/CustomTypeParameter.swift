// expected: conform to '_IntentValue'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct Point: Sendable {
  var x = 0
}

struct MoveIntent: AppIntent {
  static let title: LocalizedStringResource = "Move"
  @Parameter(title: "Point") var point: Point
  func perform() async throws -> some IntentResult { .result() }
}
