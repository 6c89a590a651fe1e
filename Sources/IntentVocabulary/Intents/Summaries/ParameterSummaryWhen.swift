// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
  /// It has none.
  case hasNoValue
  /// It has one.
  case hasAnyValue
}

/// Whether two values are equal.
public enum EquatableComparisonOperator: Hashable, Sendable {
  /// They are not.
  case notEqualTo
  /// They are.
  case equalTo
}

/// Whether a value is among others.
public enum OneOfComparisonOperator: Hashable, Sendable {
  /// It is.
  case oneOf
}

/// How two values compare.
public enum ComparableComparisonOperator: Hashable, Sendable {
  /// Less.
  case lessThan
  /// Less or equal.
  case lessThanOrEqualTo
  /// Greater.
  case greaterThan
  /// Greater or equal.
  case greaterThanOrEqualTo

  func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .lessThan: left < right
    case .lessThanOrEqualTo: left <= right
    case .greaterThan: left > right
    case .greaterThanOrEqualTo: left >= right
    }
  }
}

/// How two texts compare.
public enum StringComparisonOperator: Hashable, Sendable {
  /// The second is no part of the first.
  case doesNotContain
  /// The second is a part of the first.
  case contains
  /// The first begins with the second.
  case hasPrefix
  /// The first ends with the second.
  case hasSuffix

  func holds(_ left: String, _ right: String) -> Bool {
    switch self {
    case .doesNotContain: !left.contains(right)
    case .contains: left.contains(right)
    case .hasPrefix: left.hasPrefix(right)
    case .hasSuffix: left.hasSuffix(right)
    }
  }
}

/// A summary that depends on a condition, spelled `When` inside an intent.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  let holds: (Intent) -> Bool
  let when: WhenCondition
  let otherwise: Otherwise

  init(_ when: WhenCondition, otherwise: Otherwise, holds: @escaping (Intent) -> Bool) {
    self.when = when
    self.otherwise = otherwise
    self.holds = holds
  }

  /// Reads the value of a parameter that has one.
  static func value<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, of intent: Intent
  ) -> Any? {
    (intent[keyPath: keyPath] as? any AnyIntentParameter)?.currentValue
  }
}

extension ParameterSummaryWhenCondition: RenderedSummary {
  func text(for intent: any AppIntent) -> String? {
    guard let typed = intent as? Intent else { return nil }
    let summary: Any = holds(typed) ? when : otherwise
    return (summary as? any RenderedSummary)?.text(for: intent)
  }
}

extension ParameterSummaryWhenCondition {
  /// Whether a parameter has a value.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise: otherwise()) { intent in
      (Self.value(keyPath, of: intent) != nil) == (comparisonOperator == .hasAnyValue)
    }
  }

  /// Whether a parameter equals a value.
  public init<Value: Equatable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Value == Parameter.Value {
    self.init(when(), otherwise: otherwise()) { intent in
      let current = Self.value(keyPath, of: intent) as? Value
      return (current == value) == (comparisonOperator == .equalTo)
    }
  }

  /// Whether an optional parameter equals a value.
  public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: Value.ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Value == Parameter.Value, Value.ValueType: Equatable {
    self.init(when(), otherwise: otherwise()) { intent in
      let current = Self.value(keyPath, of: intent) as? Value.ValueType
      return (current == value) == (comparisonOperator == .equalTo)
    }
  }

  /// Whether a parameter equals one of several values.
  public init<Value, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [Value.ValueType],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Value == Parameter.Value, Value.ValueType: Equatable {
    self.init(when(), otherwise: otherwise()) { intent in
      (Self.value(keyPath, of: intent) as? Value.ValueType).map(values.contains) ?? false
    }
  }

  /// How a parameter compares to a value.
  public init<Value: Comparable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Value,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Value == Parameter.Value {
    self.init(when(), otherwise: otherwise()) { intent in
      (Self.value(keyPath, of: intent) as? Value).map { comparisonOperator.holds($0, value) }
        ?? false
    }
  }

  /// How an optional parameter compares to a value.
  public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Value.ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Value == Parameter.Value, Value.ValueType: Comparable {
    self.init(when(), otherwise: otherwise()) { intent in
      (Self.value(keyPath, of: intent) as? Value.ValueType)
        .map { comparisonOperator.holds($0, value) } ?? false
    }
  }

  /// Whether an entity's identifier is one of several.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [String],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Parameter.Value.ValueType: AppEntity {
    self.init(when(), otherwise: otherwise()) { intent in
      Self.value(keyPath, of: intent).map { values.contains(IntentValues.identifier(of: $0)) }
        ?? false
    }
  }

  /// Whether an entity's identifier equals a text.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparisonOperator: EquatableComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Parameter.Value.ValueType: AppEntity {
    self.init(when(), otherwise: otherwise()) { intent in
      let current = Self.value(keyPath, of: intent).map { IntentValues.identifier(of: $0) }
      return (current == value) == (comparisonOperator == .equalTo)
    }
  }

  /// How an entity's identifier compares to a text.
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
    _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  )
  where Parameter.Value.ValueType: AppEntity {
    self.init(when(), otherwise: otherwise()) { intent in
      let current = Self.value(keyPath, of: intent).map { IntentValues.identifier(of: $0) }
      return current.map { comparisonOperator.holds($0, value) } ?? false
    }
  }

  /// Whether a widget of one of several families is configured; here none is.
  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise: otherwise()) { _ in false }
  }

  /// Whether a widget of a family is configured; here none is.
  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise: otherwise()) { _ in comparisonOperator == .notEqualTo }
  }
}
