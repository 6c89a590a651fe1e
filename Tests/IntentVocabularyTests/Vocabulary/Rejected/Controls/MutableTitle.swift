// expected: is not concurrency-safe because it is nonisolated global shared mutable state
// swift: 6
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import SwiftUI
import WidgetKit

struct SetOtherIntent: AppIntent {
  static var title: LocalizedStringResource = "Set"
  func perform() async throws -> some IntentResult { .result() }
}
