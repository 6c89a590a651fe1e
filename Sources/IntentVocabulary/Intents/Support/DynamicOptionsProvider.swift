// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Provides the options of a parameter.
///
/// Source: Apple, DynamicOptionsProvider.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// The list of options.
  associatedtype Result: ResultsCollection
  /// The value taken where none is chosen.
  associatedtype DefaultValue: _IntentValue = Result.Result
  where DefaultValue.ValueType == Result.Result.ValueType

  /// The options.
  func results() async throws -> Result
  /// The value taken where none is chosen, by default nil.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// A list of options in sections.
  public typealias ItemCollection = IntentItemCollection
  /// A section of options.
  public typealias ItemSection<R> = IntentItemSection<R> where R == Result.Result
  /// One option.
  public typealias Item<R> = IntentItem<R> where R == Result.Result

  /// No default.
  public func defaultResult() async -> DefaultValue? { nil }
}

/// A list of options.
public protocol ResultsCollection<Result> {
  /// The type of the options.
  associatedtype Result: _IntentValue
  /// What the list asks for.
  var promptLabel: LocalizedStringResource? { get }
  /// Whether the list has an index.
  var usesIndexedCollation: Bool { get }
  /// The options.
  var items: [Result.ValueType] { get }
  /// A list without options.
  static var empty: Self { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// The type of the elements.
  public typealias Result = Element
  /// No prompt.
  public var promptLabel: LocalizedStringResource? { nil }
  /// No index.
  public var usesIndexedCollation: Bool { false }
  /// The elements.
  public var items: [Element.ValueType] { compactMap { $0 as? Element.ValueType } }
  /// An empty array.
  public static var empty: [Element] { [] }
}

extension ResultsCollection {
  /// The options, each with the title that the app gives it.
  var options: [(value: Any, title: String?)] {
    if let titled = self as? any TitledOptions { return titled.titledOptions }
    return items.map { ($0, nil) }
  }
}

/// A list whose options have titles of their own.
protocol TitledOptions {
  var titledOptions: [(value: Any, title: String?)] { get }
}

extension IntentItemCollection: TitledOptions {
  var titledOptions: [(value: Any, title: String?)] {
    sections.flatMap(\.items).compactMap { item in
      IntentValues.unwrapped(item.value).map { ($0, item.isTitled ? item.description.text : nil) }
    }
  }
}
