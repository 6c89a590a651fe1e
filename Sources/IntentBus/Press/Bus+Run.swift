// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentVocabulary

extension Bus {
  /// Performs an intent in some surroundings; what it does is in their journal.
  static func run(
    _ intent: any AppIntent, in context: RunContext
  ) async -> PressReport.Outcome {
    await RunContext.$bound.withValue(context) {
      do {
        try await follow(intent, IntentLayout(of: intent))
        return .done
      } catch {
        return .threw(describe(error))
      }
    }
  }

  static func follow<Intent: AppIntent>(
    _ intent: Intent, _ layout: IntentLayout
  ) async throws {
    if Intent.self == OpenURLIntent.self, let link = intent as? OpenURLIntent {
      return RunContext.current.journal.record(.open(url: link.url.absoluteString))
    }
    if layout.needsValues { try checkValues(of: intent) }
    if layout.hasDependencies { try await IntentDependencies.resolve(in: intent) }
    let result = try await intent.perform()
    guard Intent.PerformResult.OpensAppIntent.self != Never.self,
      let next = (result as? any ErasedIntentResult)?.erasedOpensIntent
    else { return }
    try await follow(next, IntentLayout(of: next))
  }

  private static func checkValues(of intent: any AppIntent) throws {
    let missing = IntentParameters.all(of: intent).first { _, parameter in
      !parameter.hasValue && !parameter.isOptional
    }
    guard let missing else { return }
    throw IntentParameterError.missing(
      parameter: missing.parameter.titleText ?? missing.name,
      type: missing.parameter.valueTypeName)
  }
}
