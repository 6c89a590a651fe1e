// expected: cannot convert value of type 'String'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

let name = "Name"

struct NamedIntent: AppIntent {
  static let title: LocalizedStringResource = name
  func perform() async throws -> some IntentResult { .result() }
}
