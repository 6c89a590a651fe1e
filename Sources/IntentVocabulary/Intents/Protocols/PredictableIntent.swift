// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An intent that the system can suggest.
public protocol PredictableIntent: AppIntent {
  /// The suggestions.
  associatedtype Prediction: IntentPredictionConfiguration
  /// How suggestions look.
  @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

/// How suggestions of an intent look.
public protocol IntentPredictionConfiguration {
  /// The intent.
  associatedtype Intent: AppIntent
}

/// How suggestions with given parameters look.
public struct IntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {
  /// Suggests the intent without parameters.
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {}

  /// Suggests the intent with one parameter.
  public init<Value: _IntentValue & Sendable>(
    parameters: T, displayRepresentation: @escaping (Value) -> DisplayRepresentation
  ) where T == KeyPath<Intent, IntentParameter<Value>> {}

  /// Suggests the intent with several parameters.
  @_disfavoredOverload
  public init<each Value: _IntentValue & Sendable>(
    parameters: T, displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
  ) where T == (repeat KeyPath<Intent, IntentParameter<each Value>>) {}
}

/// Several suggestions.
public struct TupleIntentPrediction<Intent: AppIntent, T>: IntentPredictionConfiguration {}

/// Collects suggestions.
@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
  /// Takes a suggestion.
  public static func buildExpression<Prediction: IntentPredictionConfiguration>(
    _ expression: Prediction
  ) -> Prediction where Prediction.Intent == Intent {
    expression
  }

  /// Gives the only suggestion.
  public static func buildBlock<Prediction: IntentPredictionConfiguration>(
    _ block: Prediction
  ) -> Prediction where Prediction.Intent == Intent {
    block
  }

  /// Joins suggestions.
  @_disfavoredOverload
  public static func buildBlock<each Prediction: IntentPredictionConfiguration>(
    _ predictions: repeat each Prediction
  ) -> TupleIntentPrediction<Intent, (repeat each Prediction)> {
    TupleIntentPrediction()
  }
}
