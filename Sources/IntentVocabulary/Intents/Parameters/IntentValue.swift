// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A value that the system can hand to an intent or receive from it.
public protocol _IntentValue {
  /// The type without optionality and collection.
  associatedtype ValueType: _IntentValue = Self
  /// The type without optionality.
  associatedtype UnwrappedType: _IntentValue = Self
}

extension AttributedString: _IntentValue {}
extension Bool: _IntentValue {}
extension Date: _IntentValue {}
extension DateComponents: _IntentValue {}
extension Double: _IntentValue {}
extension Int: _IntentValue {}
extension Measurement: _IntentValue {}
extension String: _IntentValue {}
extension URL: _IntentValue {}

extension Optional: _IntentValue where Wrapped: _IntentValue {
  /// The type without optionality and collection.
  public typealias ValueType = Wrapped.ValueType
  /// The type without optionality.
  public typealias UnwrappedType = Wrapped.UnwrappedType
}

/// A collection that the system can hand to an intent.
public protocol _SequenceIntentValue: _IntentValue {
  /// The collection's own type.
  associatedtype UnderlyingSequence: Collection
  /// The elements.
  var sequence: UnderlyingSequence { get }
}

extension _SequenceIntentValue where Self: Collection {
  /// The collection itself.
  public var sequence: Self { self }
}

extension Array: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  /// The type of the elements.
  public typealias ValueType = Element
  /// The array's own type.
  public typealias UnwrappedType = [Element]
}

extension Set: _IntentValue, _SequenceIntentValue where Element: _IntentValue {
  /// The type of the elements.
  public typealias ValueType = Element
  /// The set's own type.
  public typealias UnwrappedType = Set<Element>
}

/// A parameter or property that knows its title.
public protocol AnyIntentValue: Sendable {
  /// The type of the value.
  associatedtype Value: _IntentValue & Sendable
  /// Whether the value may be missing.
  var isOptional: Bool { get }
  /// The title for people.
  var title: LocalizedStringResource { get }
}
