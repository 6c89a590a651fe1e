// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An action of the app that the system can run.
///
/// Source: Apple, AppIntent.
public protocol AppIntent: PersistentlyIdentifiable, _DescribedIntent, _SupportsAppDependencies,
  _SystemTraits,
  Sendable
{
  /// What running the intent gives.
  associatedtype PerformResult: IntentResult
  /// The type of the summary.
  associatedtype SummaryContent: ParameterSummary

  /// The name of the action.
  static var title: LocalizedStringResource { get }
  /// What the action does, by default nil.
  static var description: IntentDescription? { get }
  /// Whether running the intent opens the app, by default false.
  static var openAppWhenRun: Bool { get }
  /// Whether Shortcuts and Spotlight show the intent, by default true.
  static var isDiscoverable: Bool { get }
  /// When the intent may run on a locked device, by default always.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Where the intent may run, by default in the background.
  static var supportedModes: IntentModes { get }
  /// The sentence that shows the parameters, by default empty.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
  /// How the system runs the intent.
  var systemContext: IntentSystemContext { get }

  /// Creates an intent whose parameters have no values yet.
  init()
  /// Runs the action.
  func perform() async throws -> PerformResult
}

/// Catches a description that is declared without its optionality.
///
/// `static var description = IntentDescription("…")` is how most apps write it. Its type is not that
/// of the requirement of ``AppIntent``, which it does not meet; Apple's tools read it from the
/// source. Here it meets this one instead.
public protocol _DescribedIntent {
  /// What the action does.
  @_disfavoredOverload static var description: IntentDescription { get }
}

extension _DescribedIntent {
  /// An empty description.
  @_disfavoredOverload
  public static var description: IntentDescription { IntentDescription("") }
}

extension AppIntent {
  /// A parameter, spelled `@Parameter`.
  public typealias Parameter = IntentParameter
  /// A summary that depends on a condition.
  public typealias When = ParameterSummaryWhenCondition
  /// A summary that depends on a parameter's value.
  public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
    ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  /// One case of a `Switch`.
  public typealias Case = ParameterSummaryCaseCondition
  /// The last case of a `Switch`.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
  /// The sentence that shows the parameters.
  public typealias Summary = IntentParameterSummary<Self>
}

extension AppIntent {
  /// No description.
  public static var description: IntentDescription? { nil }
  /// Running the intent does not open the app.
  public static var openAppWhenRun: Bool { false }
  /// Shortcuts and Spotlight show the intent.
  public static var isDiscoverable: Bool { true }
  /// The intent may run on a locked device.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// The intent runs in the background.
  public static var supportedModes: IntentModes { .background }
  /// The name of the type.
  public static var persistentIdentifier: String { String(describing: Self.self) }
  /// An empty summary.
  public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
  /// How the bus runs the intent.
  public var systemContext: IntentSystemContext { IntentRuntime.systemContext }
}

extension AppIntent {
  /// Runs the action and gives the value that it returns.
  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws -> PerformResult.Value where PerformResult: ReturnsValue {
    let result = try await perform()
    if donateOnCompletion { IntentRuntime.observer?.intentDonated(self) }
    guard let value = result.value else { throw AppIntentError.Unrecoverable.unknown }
    return value
  }

  /// Runs the action.
  public func callAsFunction(
    donate donateOnCompletion: Bool = true
  ) async throws where PerformResult.Value == Never {
    _ = try await perform()
    if donateOnCompletion { IntentRuntime.observer?.intentDonated(self) }
  }
}
