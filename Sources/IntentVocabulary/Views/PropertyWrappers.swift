// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Keeps a value that a view changes; a widget's view is evaluated once.
///
/// Source: Apple, SwiftUI State.
@propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Creates a state.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Creates a state.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state of nothing.
  public init() { self.init(wrappedValue: nil) }
}

/// Reads and writes a value that something else keeps.
///
/// Source: Apple, SwiftUI Binding.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a value that does not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(
    dynamicMember keyPath: WritableKeyPath<Value, Part>
  ) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { part in
        var value = wrappedValue
        value[keyPath: keyPath] = part
        wrappedValue = value
      })
  }
}

/// Something whose changes views observe.
///
/// Source: Apple, Combine ObservableObject; nothing here observes it.
public protocol ObservableObject: AnyObject {}

/// A property whose changes views observe.
@propertyWrapper public struct Published<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Creates a property.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Creates a property.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

/// Keeps an object that a view observes.
@MainActor @propertyWrapper @preconcurrency public struct StateObject<Object: ObservableObject> {
  /// The object.
  public let wrappedValue: Object

  /// Creates the object.
  public init(wrappedValue: @autoclosure @escaping () -> Object) {
    self.wrappedValue = wrappedValue()
  }

  /// Bindings to its properties.
  public var projectedValue: ObservedObject<Object>.Wrapper {
    ObservedObject<Object>.Wrapper(object: wrappedValue)
  }
}

/// An object that a view observes.
@MainActor @propertyWrapper @preconcurrency public struct ObservedObject<Object: ObservableObject> {
  /// Bindings to the properties of an object.
  @MainActor @dynamicMemberLookup @preconcurrency public struct Wrapper {
    let object: Object

    /// A binding to a property.
    public subscript<Value>(
      dynamicMember keyPath: ReferenceWritableKeyPath<Object, Value>
    ) -> Binding<Value> {
      let object = object
      return Binding(
        get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// The object.
  public var wrappedValue: Object

  /// Observes an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Bindings to its properties.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view further out has set.
@MainActor @propertyWrapper @preconcurrency
public struct EnvironmentObject<Object: ObservableObject> {
  /// Reads the object of its type.
  public init() {}

  /// The object.
  public var wrappedValue: Object {
    guard let object = EnvironmentValues.bound[object: Object.self] else {
      preconditionFailure(
        "no \(Object.self) was set with .environmentObject(_:); the device stops here as well")
    }
    return object
  }
}

extension View {
  /// Sets an observable object for views inside.
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }
}

/// A value of a store that a view shows.
///
/// Source: Apple, SwiftUI AppStorage.
@propertyWrapper public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(_ read: @escaping () -> Value, _ write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
  }

  /// The value.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }

  private init(_ value: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    self.init(
      { store.object(forKey: key) as? Value ?? value }, { store.set($0, forKey: key) })
  }
}

extension AppStorage where Value == Bool {
  /// Creates a value with a default.
  public init(wrappedValue: Bool, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Int {
  /// Creates a value with a default.
  public init(wrappedValue: Int, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Double {
  /// Creates a value with a default.
  public init(wrappedValue: Double, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == String {
  /// Creates a value with a default.
  public init(wrappedValue: String, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Data {
  /// Creates a value with a default.
  public init(wrappedValue: Data, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == String? {
  /// Creates a value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    let store = store ?? .standard
    self.init({ store.string(forKey: key) }, { store.set($0, forKey: key) })
  }
}

extension AppStorage where Value == Int? {
  /// Creates a value that may be missing.
  public init(_ key: String, store: UserDefaults? = nil) {
    let store = store ?? .standard
    self.init({ store.object(forKey: key) as? Int }, { store.set($0, forKey: key) })
  }
}

extension AppStorage where Value: RawRepresentable {
  private init(raw value: Value, _ key: String, _ store: UserDefaults?) {
    let store = store ?? .standard
    self.init(
      {
        (store.object(forKey: key) as? Value.RawValue).flatMap { Value(rawValue: $0) } ?? value
      }, { store.set($0.rawValue, forKey: key) })
  }

  /// Creates a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == String {
    self.init(raw: wrappedValue, key, store)
  }

  /// Creates a value with a default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value.RawValue == Int {
    self.init(raw: wrappedValue, key, store)
  }
}

/// A number that follows the size of text that the person has chosen.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let style: Font.TextStyle

  /// Creates a number that follows a text style.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle = .body) {
    value = wrappedValue
    self.style = style
  }

  /// The number, scaled.
  public var wrappedValue: Value {
    let size = EnvironmentValues.bound.dynamicTypeSize
    let own = TextStyles.metrics(of: style.rawValue, size).size
    return value * Value(own / TextStyles.metrics(of: style.rawValue, .large).size)
  }
}

/// A space of identities.
@propertyWrapper public struct Namespace: Sendable {
  /// An identity of a space.
  public struct ID: Hashable, Sendable {}

  /// Creates a space.
  public init() {}

  /// The identity.
  public var wrappedValue: ID { ID() }
}
