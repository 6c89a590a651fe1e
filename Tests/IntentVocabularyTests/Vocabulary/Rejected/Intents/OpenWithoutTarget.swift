// expected: does not conform to protocol 'OpenIntent'
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct OpenPageIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open"
  @Parameter(title: "Page") var page: Int
}
