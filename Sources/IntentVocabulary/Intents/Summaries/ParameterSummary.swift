// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The sentence that shows an intent's parameters in the Shortcuts app.
public protocol ParameterSummary {
  /// The intent.
  associatedtype Intent: AppIntent
}

/// Takes one summary.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// Takes a summary of the intent.
  public static func buildExpression<Summary: ParameterSummary>(
    _ expression: Summary
  ) -> Summary where Summary.Intent == Intent {
    expression
  }

  /// Gives the only summary.
  public static func buildBlock<Summary: ParameterSummary>(
    _ block: Summary
  ) -> Summary where Summary.Intent == Intent {
    block
  }
}

/// A part of a summary: literal text or a parameter.
enum SummaryPart<Intent: AppIntent> {
  case literal(String)
  case parameter((Intent) -> any AnyIntentParameter)
}

/// A summary, seen without its type.
protocol RenderedSummary {
  /// The sentence for an intent with its values, or nil where the summary has none.
  func text(for intent: any AppIntent) -> String?
}

/// Reads the summaries of intents.
package enum IntentSummaries {
  /// The sentence for an intent with its values: a parameter's title stands for a missing value.
  ///
  /// It is nil where the intent declares no sentence.
  package static func text(of intent: any AppIntent) -> String? {
    func summary<Intent: AppIntent>(_ intent: Intent) -> Any { Intent.parameterSummary }
    return (summary(intent) as? any RenderedSummary)?.text(for: intent)
  }
}
