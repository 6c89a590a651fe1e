// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A key of a value in the environment.
///
/// Source: Apple, SwiftUI EnvironmentKey.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// What the surroundings of a view say.
///
/// Source: Apple, SwiftUI EnvironmentValues.
public struct EnvironmentValues: Sendable {
  /// The values that the view whose body is evaluated sees.
  @TaskLocal package static var bound = EnvironmentValues()

  private var custom: [ObjectIdentifier: UncheckedTransfer<Any>] = [:]
  /// What the slot declares.
  package var slot = ArchiveEnvironment()
  /// Notes what code asks of the slot, where somebody wants to know.
  package var reads: EnvironmentReads?
  /// The instant that is played.
  package var now: Date

  /// Creates the values of no surroundings.
  public init() { self.init(now: Date()) }

  /// Creates the values of no surroundings at an instant, without a look at the clock.
  package init(now: Date) { self.now = now }

  /// A value by its key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { custom[ObjectIdentifier(key)]?.value as? Key.Value ?? Key.defaultValue }
    set { custom[ObjectIdentifier(key)] = UncheckedTransfer(value: newValue) }
  }

  /// An observable object by its type.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { custom[ObjectIdentifier(type)]?.value as? Object }
    set { custom[ObjectIdentifier(type)] = newValue.map { UncheckedTransfer(value: $0) } }
  }
}

/// Reads a value of the environment in a view.
///
/// Source: Apple, SwiftUI Environment.
@propertyWrapper public struct Environment<Value> {
  private let read: () -> Value

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues.bound[keyPath: keyPath] }
  }

  /// Reads an observable object that a view further out has set.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = {
      guard let object = EnvironmentValues.bound[object: objectType] else {
        preconditionFailure(
          "no \(objectType) was set with .environment(_:); the device stops here as well")
      }
      return object
    }
  }

  /// Reads an observable object that a view further out may have set.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    read = { EnvironmentValues.bound[object: objectType] }
  }

  /// The value.
  public var wrappedValue: Value { read() }
}

extension View {
  /// Sets a value of the environment for the view.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
  }

  /// Sets an observable object of the environment for the view.
  public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    EnvironmentView(content: self) { $0[object: Object.self] = object }
  }

  /// Changes a value of the environment for the view.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
  }
}

/// A view with changed surroundings.
struct EnvironmentView<Content: View>: View {
  let content: Content
  let change: (inout EnvironmentValues) -> Void

  var body: Never { preconditionFailure("a view with its surroundings has no body of its own") }

  func _archive(in context: _ViewContext) -> ViewNode {
    var inner = context
    change(&inner.values)
    var node = content._archive(in: inner)
    // Drawing has to know what the picture depends on.
    let isDark = inner.values.colorScheme == .dark
    if isDark != (context.values.colorScheme == .dark) {
      node.modifiers.append(.colorScheme(isDark: isDark))
    }
    return node
  }
}
