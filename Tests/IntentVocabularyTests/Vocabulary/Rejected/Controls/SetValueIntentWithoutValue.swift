// expected: does not conform to protocol 'SetValueIntent'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct SetOtherIntent: SetValueIntent {
  static let title: LocalizedStringResource = "Set"
  @Parameter(title: "Value") var newValue: Bool
  func perform() async throws -> some IntentResult { .result() }
}
