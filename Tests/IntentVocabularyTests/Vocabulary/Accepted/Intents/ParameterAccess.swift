// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

enum Reason: Error, CustomLocalizedStringResourceConvertible {
  case nothing
  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .nothing: "Nothing to do."
    }
  }
}

struct AccessIntent: AppIntent {
  static let title: LocalizedStringResource = "Access"

  @Parameter(title: "Name") var name: String?
  @Parameter(title: "Amount", default: 1) var amount: Int

  init() {}

  init(name: String, amount: Int) {
    self.name = name
    self.amount = amount
  }

  func perform() async throws -> some IntentResult {
    if amount < 0 { throw $amount.needsValueError("How many?") }
    if name == nil {
      name = try await $name.requestValue("What name?")
    }
    name = try await $name.requestDisambiguation(among: ["a", "b"], dialog: "Which one?")
    guard try await $amount.requestConfirmation(for: amount, dialog: "So many?") else {
      throw Reason.nothing
    }
    if name == "c" { throw $name.needsDisambiguationError(among: ["a", "b"]) }
    return .result()
  }
}

func configured() -> AccessIntent {
  {
    let intent = AccessIntent()
    intent.name = "x"
    intent.$amount.wrappedValue = 4
    return intent
  }()
}
