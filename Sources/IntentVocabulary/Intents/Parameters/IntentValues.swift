// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An optional, seen without its type.
package protocol OptionalIntentValue {
  /// The type inside.
  static var wrappedType: any _IntentValue.Type { get }
  /// The missing value.
  static var missing: Self { get }
  /// The value inside, or nil.
  var wrapped: Any? { get }
}

extension Optional: OptionalIntentValue where Wrapped: _IntentValue {
  package static var wrappedType: any _IntentValue.Type { Wrapped.self }
  package static var missing: Wrapped? { nil }
  package var wrapped: Any? { self }
}

/// A collection, seen without its type.
protocol CollectedIntentValue {
  static var elementType: any _IntentValue.Type { get }
  static var brackets: (String, String) { get }
  static func collect(_ elements: [Any]) -> Any?
  var elements: [Any] { get }
}

extension Array: CollectedIntentValue where Element: _IntentValue {
  static var elementType: any _IntentValue.Type { Element.self }
  static var brackets: (String, String) { ("[", "]") }
  static func collect(_ elements: [Any]) -> Any? { elements as? [Element] }
  var elements: [Any] { self }
}

extension Set: CollectedIntentValue where Element: _IntentValue {
  static var elementType: any _IntentValue.Type { Element.self }
  static var brackets: (String, String) { ("Set<", ">") }
  static func collect(_ elements: [Any]) -> Any? { (elements as? [Element]).map { Set($0) } }
  var elements: [Any] { Array(self) }
}

/// What can be said of intent values whose type is known only at run time.
package enum IntentValues {
  /// The missing value of an optional type, or nil for another type.
  static func missing<Value>(_ type: Value.Type) -> Value? {
    (type as? any OptionalIntentValue.Type)?.missing as? Value
  }

  /// Whether a value is of a type that is nothing else: each question after a protocol that such a type
  /// does not conform to would search all libraries in vain.
  private static func isPlain(_ value: Any) -> Bool {
    value is Bool || value is String || value is Int || value is Double
  }

  /// The value without optionality, or nil where there is none.
  package static func unwrapped(_ value: Any) -> Any? {
    guard !isPlain(value), let optional = value as? any OptionalIntentValue else { return value }
    return optional.wrapped.flatMap { unwrapped($0) }
  }

  /// The type as source code spells it, such as `Int?` or `[Note]`.
  package static func name(of type: Any.Type) -> String {
    if let optional = type as? any OptionalIntentValue.Type {
      return name(of: optional.wrappedType) + "?"
    }
    if let collection = type as? any CollectedIntentValue.Type {
      return collection.brackets.0 + name(of: collection.elementType) + collection.brackets.1
    }
    return String(describing: type)
  }

  /// The value as a command line gives it: an entity's identifier, an enum's raw value, a number.
  package static func identifier(of value: Any) -> String {
    if isPlain(value) { return String(describing: value) }
    return switch value {
    case let entity as any AppEntity: identifier(ofEntity: entity)
    case let value as any AppEnum: rawText(of: value)
    case let date as Date: date.formatted(.iso8601)
    case let url as URL: url.absoluteString
    case let text as AttributedString: String(text.characters)
    case let collection as any CollectedIntentValue:
      collection.elements.map { identifier(of: $0) }.joined(separator: ",")
    case let optional as any OptionalIntentValue:
      optional.wrapped.map { identifier(of: $0) } ?? "nil"
    default: String(describing: value)
    }
  }

  /// The value as people see it: an entity's or a case's title, else as ``identifier(of:)`` gives it.
  package static func title(of value: Any) -> String {
    switch value {
    case let value as any InstanceDisplayRepresentable: value.displayRepresentation.text
    case let value as any CaseDisplayRepresentable: value.localizedStringResource.text
    case let collection as any CollectedIntentValue:
      collection.elements.map { title(of: $0) }.joined(separator: ", ")
    case let optional as any OptionalIntentValue:
      optional.wrapped.map { title(of: $0) } ?? "nil"
    default: identifier(of: value)
    }
  }

  private static func identifier<Entity: AppEntity>(ofEntity entity: Entity) -> String {
    entity.id.entityIdentifierString
  }

  static func rawText<Value: AppEnum>(of value: Value) -> String {
    value.rawValue.description
  }
}
