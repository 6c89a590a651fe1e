// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents
import Foundation

struct WorkFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Work"
  static let description: IntentDescription? = "Hides the rest."

  @Parameter(title: "Hide", default: true) var hide: Bool
  @Parameter(title: "Name") var name: String?

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "Work", subtitle: "\(name ?? "All")")
  }

  var appContext: FocusFilterAppContext {
    FocusFilterAppContext(targetContentIdentifierPrefix: "work")
  }

  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [WorkFilter]
  {
    [WorkFilter()]
  }

  func perform() async throws -> some IntentResult { .result() }
}

func current() async -> WorkFilter? { try? await WorkFilter.current }
