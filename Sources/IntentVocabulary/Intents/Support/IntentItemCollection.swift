// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// One option of a parameter, with what people see of it.
public struct IntentItem<Value: _IntentValue> {
  /// The value.
  public var value: Value
  /// What people see.
  public var description: DisplayRepresentation
  let isTitled: Bool

  /// Creates an option with a title of its own.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.value = value
    description = DisplayRepresentation(title: title, subtitle: subtitle, image: image)
    isTitled = true
  }

  /// Creates an option that looks as its value does.
  public init(_ value: Value) {
    self.value = value
    description =
      (value as? any InstanceDisplayRepresentable)?.displayRepresentation
      ?? DisplayRepresentation(stringLiteral: IntentValues.title(of: value))
    isTitled = false
  }
}

extension IntentItem: Sendable where Value: Sendable {}

extension IntentItem {
  /// Collects options.
  @resultBuilder
  public enum Builder {
    /// Takes a value.
    public static func buildExpression(_ expression: Value) -> [IntentItem<Value>] {
      [IntentItem(expression)]
    }

    /// Takes an option.
    public static func buildExpression(_ expression: IntentItem<Value>) -> [IntentItem<Value>] {
      [expression]
    }

    /// Takes options.
    public static func buildExpression(_ expression: [IntentItem<Value>]) -> [IntentItem<Value>] {
      expression
    }

    /// Joins options.
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] {
      items.flatMap { $0 }
    }

    /// Joins the options of a loop.
    public static func buildArray(_ components: [[IntentItem<Value>]]) -> [IntentItem<Value>] {
      components.flatMap { $0 }
    }
  }
}

/// A section of options.
public struct IntentItemSection<Result: _IntentValue> {
  /// What people see above the options.
  public var description: DisplayRepresentation?
  /// The options.
  public var items: [IntentItem<Result>]

  private init(description: DisplayRepresentation?, items: [IntentItem<Result>]) {
    self.description = description
    self.items = items
  }

  /// Creates a section without a title.
  public init(items: [IntentItem<Result>]) {
    self.init(description: nil, items: items)
  }

  /// Creates a section with a title.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(description: DisplayRepresentation(title: title), items: items)
  }

  /// Creates a section with a title.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(description: DisplayRepresentation(title: title), items: items)
  }

  /// Creates a section of values with a title.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(description: DisplayRepresentation(title: title), items: items.map { IntentItem($0) })
  }

  /// Creates a section with options from a builder.
  public init(
    _ title: LocalizedStringResource? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(
      description: title.map { DisplayRepresentation(title: $0) }, items: itemsBuilder())
  }

  /// Creates a section with a second line or an image, and options from a builder.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil,
    @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(
      description: DisplayRepresentation(title: title, subtitle: subtitle, image: image),
      items: itemsBuilder())
  }
}

extension IntentItemSection: Sendable where Result: Sendable {}

extension IntentItemSection {
  /// Collects sections.
  @resultBuilder
  public enum Builder {
    /// No sections.
    public static func buildBlock() -> [IntentItemSection<Result>] { [] }

    /// Joins sections.
    public static func buildBlock(
      _ sections: IntentItemSection<Result>...
    ) -> [IntentItemSection<Result>] {
      sections
    }

    /// Puts options into one section.
    public static func buildBlock(_ items: IntentItem<Result>...) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: items)]
    }
  }
}

/// A list of options in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// The sections.
  public var sections: [IntentItemSection<Result>]
  /// What the list asks for.
  public var promptLabel: LocalizedStringResource?
  /// Whether the list has an index.
  public var usesIndexedCollation: Bool

  /// Creates a list of sections.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Creates a list of sections from a builder.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: sectionsBuilder())
  }

  /// Creates a list of values in one section.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
  ) where Result: DisplayRepresentable {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
      sections: [IntentItemSection(items: items.map { IntentItem($0) })])
  }

  /// The values of all sections.
  public var items: [Result.ValueType] {
    sections.flatMap(\.items).compactMap { $0.value as? Result.ValueType }
  }

  /// A list without options.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }
}

extension IntentItemCollection: Sendable where Result: Sendable {}
