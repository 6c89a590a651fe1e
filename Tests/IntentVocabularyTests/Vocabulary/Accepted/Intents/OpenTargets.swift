// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

enum Tab: String, AppEnum, CaseIterable {
  case home, settings
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Tab")
  static let caseDisplayRepresentations: [Tab: DisplayRepresentation] = [
    .home: "Home",
    .settings: DisplayRepresentation(
      title: "Settings", image: .init(systemName: "gear", isTemplate: true)),
  ]
}

struct OpenTabIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Tab"
  @Parameter(title: "Tab") var target: Tab
}

struct OpenOwnTabIntent: OpenIntent {
  static let title: LocalizedStringResource = "Open Tab"
  @Parameter(title: "Tab", default: .home) var target: Tab
  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}

struct OpenSiteIntent: AppIntent {
  static let title: LocalizedStringResource = "Open Site"
  static let openAppWhenRun = true
  @MainActor
  func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: "https://example.com/start") else {
      throw AppIntentError.Unrecoverable.notAllowed
    }
    return .result(opensIntent: OpenURLIntent(url))
  }
}

struct OpenBlankIntent: AppIntent {
  static let title: LocalizedStringResource = "Open"
  func perform() async throws -> some OpensIntent {
    let intent = OpenURLIntent()
    if let url = URL(string: "https://example.com") { intent.url = url }
    return .result(opensIntent: intent)
  }
}
