// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The sentence that shows an intent's parameters, spelled `Summary` inside an intent.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  let string: ParameterSummaryString<Intent>?
  let further: [PartialKeyPath<Intent>]

  /// A sentence, and parameters that are shown below it.
  public init(
    _ string: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    self.string = string
    further = additionalParameterKeyPaths()
  }

  /// A sentence.
  public init(_ string: ParameterSummaryString<Intent>, table: String? = nil) {
    self.string = string
    further = []
  }

  /// Parameters without a sentence.
  public init(
    @ParameterKeyPathsBuilder _ additionalParameterKeyPaths: () -> [PartialKeyPath<Intent>]
  ) {
    string = nil
    further = additionalParameterKeyPaths()
  }

  /// Nothing.
  public init() {
    string = nil
    further = []
  }

  /// Collects parameters.
  @resultBuilder
  public enum ParameterKeyPathsBuilder {
    /// Takes a parameter.
    public static func buildExpression<Value: _IntentValue & Sendable>(
      _ expression: KeyPath<Intent, IntentParameter<Value>>
    ) -> PartialKeyPath<Intent> {
      expression
    }

    /// Joins parameters.
    public static func buildBlock(_ blocks: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] {
      blocks
    }
  }
}

extension IntentParameterSummary: RenderedSummary {
  func text(for intent: any AppIntent) -> String? {
    guard let intent = intent as? Intent else { return nil }
    return string?.parts.map { part in
      switch part {
      case .literal(let literal): return literal
      case .parameter(let parameter):
        let parameter = parameter(intent)
        return parameter.currentValue.map { IntentValues.title(of: $0) }
          ?? parameter.titleText ?? parameter.valueTypeName
      }
    }.joined()
  }
}

/// A sentence with places for parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  let parts: [SummaryPart<Intent>]

  /// A sentence without places.
  public init(_ value: String) {
    parts = [.literal(value)]
  }

  /// A sentence without places.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A sentence with places.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Collects the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [SummaryPart<Intent>] = []

    /// Creates an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Appends a parameter.
    public mutating func appendInterpolation<Value: _IntentValue & Sendable>(
      _ subject: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter { $0[keyPath: subject] })
    }
  }
}
