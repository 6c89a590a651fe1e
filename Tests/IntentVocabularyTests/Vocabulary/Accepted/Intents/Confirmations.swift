// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct BuyIntent: AppIntent {
  static let title: LocalizedStringResource = "Buy"
  func perform() async throws -> some IntentResult {
    try await requestConfirmation()
    try await requestConfirmation(dialog: "Really?")
    try await requestConfirmation(
      conditions: .lowConfidenceSource, actionName: .buy, dialog: "Really?")
    try await requestConfirmation(
      result: .result(dialog: "Really?"), confirmationActionName: .order)
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Yes", acceptAlternatives: [], denyLabel: "No", denyAlternatives: []),
      dialog: "Really?"
    ) {
      EmptyView()
    }
    return .result()
  }
}

struct ErrorsIntent: AppIntent {
  static let title: LocalizedStringResource = "Errors"
  @Parameter(title: "Case", default: 0) var number: Int
  func perform() async throws -> some IntentResult {
    switch number {
    case 1: throw AppIntentError.restartPerform
    case 2: throw AppIntentError.PermissionRequired.location(precise: true)
    case 3: throw AppIntentError.UserActionRequired.signin
    case 4: throw AppIntentError.Unrecoverable.entityNotFound
    default: return .result()
    }
  }
}
