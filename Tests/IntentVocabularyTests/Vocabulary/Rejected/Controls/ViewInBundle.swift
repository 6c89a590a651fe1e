// expected: conform to
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct SampleBundle: WidgetBundle {
  var body: some Widget {
    Text("x")
  }
}

struct StartIntent: AppIntent {
  static let title: LocalizedStringResource = "Start"
  func perform() async throws -> some IntentResult { .result() }
}

struct SetIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set"
  @Parameter(title: "Value") var value: Bool
  func perform() async throws -> some IntentResult { .result() }
}
