// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// A property of an entity that the system knows of, spelled `@Property`.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue & Sendable>: AnyIntentValue, Sendable {
  private struct State {
    var title: LocalizedStringResource?
    var value: Value?
  }

  private let state: Mutex<State>

  /// Creates a property with a title.
  public init(title: LocalizedStringResource) {
    state = Mutex(State(title: title))
  }

  /// Creates a property without a title of its own.
  public init() {
    state = Mutex(State())
  }

  private init(value: Value) {
    state = Mutex(State(value: value))
  }

  /// The title for people.
  public var title: LocalizedStringResource {
    get { state.withLock { $0.title } ?? LocalizedStringResource(stringLiteral: "") }
    set { state.withLock { $0.title = newValue } }
  }

  /// Whether the value may be missing.
  public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value.
  ///
  /// Reading one that was never set stops the program, unless it is optional.
  public var wrappedValue: Value {
    get {
      if let value = state.withLock({ $0.value }) { return value }
      if let missing = IntentValues.missing(Value.self) { return missing }
      let name = state.withLock { $0.title?.text } ?? String(describing: Value.self)
      preconditionFailure("The entity property \"\(name)\" was read before it was set.")
    }
    set { state.withLock { $0.value = newValue } }
  }
}

extension EntityProperty: Codable where Value: Codable {
  /// Reads the value; the title is not part of the data.
  public convenience init(from decoder: any Decoder) throws {
    self.init(value: try decoder.singleValueContainer().decode(Value.self))
  }

  /// Writes the value.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
