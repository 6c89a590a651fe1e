// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// One case of a summary that depends on a parameter's value.
public protocol _ParameterSummarySwitchCase {
  /// The intent.
  associatedtype Intent: AppIntent
  /// The type of the parameter.
  associatedtype Value: _IntentValue
  /// The summary.
  associatedtype Summary: ParameterSummary
}

/// A summary that depends on a parameter's value, spelled `Switch` inside an intent.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
  let read: (Intent) -> Any?
  let cases: CaseCondition

  /// Depends on the value of a parameter.
  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) where Value: Sendable {
    read = { $0[keyPath: keyPath].currentValue }
    cases = builder()
  }

  /// Depends on the family of the widget that is configured; here none is.
  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    read = { _ in nil }
    cases = builder()
  }

  /// Stands for the family of the widget that is configured.
  public enum WidgetFamily: Hashable, Sendable {
    /// The family of the widget that is configured.
    case widgetFamily
  }
}

extension ParameterSummarySwitchCondition: RenderedSummary {
  func text(for intent: any AppIntent) -> String? {
    guard let typed = intent as? Intent, let cases = cases as? any RenderedCases else { return nil }
    let value = read(typed)
    return cases.branches.first { $0.matches(value) }?.summary?.text(for: intent)
  }
}

/// One branch of a switch, without its type.
struct SummaryBranch {
  let matches: (Any?) -> Bool
  let summary: (any RenderedSummary)?
}

/// The branches of a switch, without their types.
protocol RenderedCases {
  var branches: [SummaryBranch] { get }
}

/// One case of a `Switch`, spelled `Case` inside an intent.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase, RenderedCases {
  let branches: [SummaryBranch]

  /// The summary for one value.
  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
  ) {
    self.init([value], parameterSummary)
  }

  /// The summary for several values.
  public init(
    _ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
  ) {
    let texts = value.map { IntentValues.identifier(of: $0) }
    branches = [
      SummaryBranch(
        matches: { texts.contains($0.map { IntentValues.identifier(of: $0) } ?? "nil") },
        summary: parameterSummary() as? any RenderedSummary)
    ]
  }
}

/// The last case of a `Switch`, spelled `DefaultCase` inside an intent.
public struct ParameterSummaryDefaultCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase, RenderedCases {
  let branches: [SummaryBranch]

  /// The summary for all other values.
  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    branches = [
      SummaryBranch(matches: { _ in true }, summary: parameterSummary() as? any RenderedSummary)
    ]
  }
}

/// The cases of a `Switch`, complete with the last one.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue>:
  _ParameterSummarySwitchCase, RenderedCases
{
  /// No summary of its own.
  public typealias Summary = Never

  let branches: [SummaryBranch]
}

/// Collects the cases of a `Switch`.
///
/// Only a `DefaultCase` completes them: without one, or with a case after it, nothing matches.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// Cases that still lack the last one.
  public struct Incomplete {
    let branches: [SummaryBranch]
  }

  /// Takes a case.
  public static func buildExpression<Summary: ParameterSummary>(
    _ expression: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> Incomplete {
    Incomplete(branches: expression.branches)
  }

  /// Takes the last case.
  public static func buildExpression<Summary: ParameterSummary>(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
  ) -> ParameterSummaryTupleCaseCondition<Intent, Value> {
    ParameterSummaryTupleCaseCondition(branches: expression.branches)
  }

  /// Begins with a case.
  public static func buildPartialBlock(first: Incomplete) -> Incomplete { first }

  /// Adds a case.
  public static func buildPartialBlock(
    accumulated: Incomplete, next: Incomplete
  ) -> Incomplete {
    Incomplete(branches: accumulated.branches + next.branches)
  }

  /// Adds the last case.
  public static func buildPartialBlock(
    accumulated: Incomplete, next: ParameterSummaryTupleCaseCondition<Intent, Value>
  ) -> ParameterSummaryTupleCaseCondition<Intent, Value> {
    ParameterSummaryTupleCaseCondition(branches: accumulated.branches + next.branches)
  }
}
