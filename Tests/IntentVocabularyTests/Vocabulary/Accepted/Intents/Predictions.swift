// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct CallIntent: AppIntent, CustomIntentMigratedAppIntent, PredictableIntent {
  static let intentClassName = "CallIntent"
  static let title: LocalizedStringResource = "Call"
  @Parameter(title: "Name") var name: String?
  @Parameter(title: "Loud") var loud: Bool?

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$name, \.$loud)) { name, loud in
      DisplayRepresentation(title: "Call \(name ?? "")", subtitle: "\(String(describing: loud))")
    }
    IntentPrediction(parameters: \.$name) { name in
      DisplayRepresentation(title: "Call \(name ?? "")")
    }
    IntentPrediction {
      DisplayRepresentation(title: "Call")
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

func tell() async throws {
  let intent = CallIntent()
  try await intent.donate()
  let identifier = try await IntentDonationManager.shared.donate(intent: intent)
  try await IntentDonationManager.shared.deleteDonations(matching: .donationIdentifier(identifier))
}

func tellAtOnce() {
  CallIntent().donate()
}

struct ClockIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Clock"
}

func suggest() async throws {
  let relevant = RelevantIntent(
    ClockIntent(), widgetKind: "clock", relevance: .location(inferred: .home))
  try await RelevantIntentManager.shared.updateRelevantIntents([relevant])
}
