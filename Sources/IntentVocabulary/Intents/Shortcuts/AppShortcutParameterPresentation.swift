// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// How a shortcut presents one of its parameters.
public struct AppShortcutParameterPresentation<
  Intent: AppIntent, Value: _IntentValue & Sendable
> {
  /// Presents a parameter with a sentence and lists of options.
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType>
    optionsCollections: () -> [AppShortcutOptionsCollectionDescription]
  ) {}
}

/// The sentence that shows a parameter.
public struct AppShortcutParameterPresentationSummary<
  Intent: AppIntent, Value: _IntentValue & Sendable
> {
  /// Creates a sentence.
  public init(
    _ summaryString: AppShortcutParameterPresentationSummaryString<Intent, Value>,
    table: StaticString? = nil
  ) {}
}

/// A sentence with a place for a parameter.
public struct AppShortcutParameterPresentationSummaryString<
  Intent: AppIntent, Value: _IntentValue & Sendable
>: ExpressibleByStringInterpolation {
  /// Creates a sentence without a place.
  public init(_ value: String) {}

  /// Creates a sentence without a place.
  public init(stringLiteral value: String) {}

  /// Creates a sentence with a place.
  public init(stringInterpolation: StringInterpolation) {}

  /// Collects the parts of a sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    /// Creates an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Appends literal text.
    public mutating func appendLiteral(_ literal: String) {}

    /// Appends the parameter.
    public mutating func appendInterpolation(_ subject: KeyPath<Intent, IntentParameter<Value>>) {}
  }
}

/// A list of options, with a title and a symbol.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider> {
  /// Where the options come from.
  public let dynamicOptionsProvider: Provider
  /// The title of the list.
  public let title: LocalizedStringResource
  /// The system symbol of the list.
  public let systemImageName: String?

  /// Creates a list.
  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource,
    systemImageName: String? = nil
  ) {
    self.dynamicOptionsProvider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// A list of options, without its type.
public struct AppShortcutOptionsCollectionDescription: Sendable {
  let title: LocalizedStringResource
}

/// Collects lists of options.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  /// Takes a list of the parameter's type.
  public static func buildExpression<Provider: DynamicOptionsProvider>(
    _ expression: AppShortcutOptionsCollection<Provider>
  ) -> AppShortcutOptionsCollectionDescription
  where Provider.Result.Result.ValueType == Value.ValueType {
    AppShortcutOptionsCollectionDescription(title: expression.title)
  }

  /// Joins lists.
  public static func buildBlock(
    _ components: AppShortcutOptionsCollectionDescription...
  ) -> [AppShortcutOptionsCollectionDescription] {
    components
  }
}
