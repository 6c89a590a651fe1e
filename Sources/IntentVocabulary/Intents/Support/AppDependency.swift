// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// A type whose `@Dependency` properties the system fills in.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// A dependency of the app, spelled `@Dependency`.
  public typealias Dependency = AppDependency
}

/// A dependency that the app registered, spelled `@Dependency`.
@propertyWrapper
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  // Everything but `resolved` is set once, in `init`.
  private let key: AnyHashable
  private let manager: AppDependencyManager
  private let fallback: (() async throws -> Value)?
  private let immediateFallback: (() -> Value)?
  private let resolved = Mutex<Value?>(nil)

  private init(
    key: AnyHashable?, manager: AppDependencyManager, fallback: (() async throws -> Value)?,
    immediateFallback: (() -> Value)?
  ) {
    self.key = key ?? AnyHashable(ObjectIdentifier(Value.self))
    self.manager = manager
    self.fallback = fallback
    self.immediateFallback = immediateFallback
  }

  /// The dependency registered for a key, by default for its type.
  public convenience init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.init(key: key, manager: manager, fallback: nil, immediateFallback: nil)
  }

  /// The dependency registered for a key, else a default.
  public convenience init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @autoclosure @escaping () -> Value
  ) {
    self.init(key: key, manager: manager, fallback: nil, immediateFallback: defaultValueProvider)
  }

  /// The dependency registered for a key, else a default that is made when it is needed.
  public convenience init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default defaultValueProvider: @escaping () async throws -> Value
  ) {
    self.init(key: key, manager: manager, fallback: defaultValueProvider, immediateFallback: nil)
  }

  /// The dependency itself.
  public var projectedValue: AppDependency<Value> { self }

  /// The value.
  ///
  /// Reading one that nobody registered stops the program, as it does on a device.
  public var wrappedValue: Value {
    get {
      if let value = resolved.withLock({ $0 }) { return value }
      if let value = manager.immediateValue(for: key, as: Value.self) ?? immediateFallback?() {
        resolved.withLock { $0 = value }
        return value
      }
      preconditionFailure(
        "No dependency of type \(Value.self) is registered with AppDependencyManager.")
    }
    set { resolved.withLock { $0 = newValue } }
  }
}

/// A dependency, seen without its type.
protocol AnyAppDependency {
  /// Makes the value ready to be read.
  func resolve() async throws
}

extension AppDependency: AnyAppDependency {
  func resolve() async throws {
    guard resolved.withLock({ $0 == nil }) else { return }
    if let value = try await manager.value(for: key, as: Value.self) {
      resolved.withLock { $0 = value }
    } else if let fallback {
      let value = try await fallback()
      resolved.withLock { $0 = value }
    } else if immediateFallback == nil {
      throw AppDependencyManager.Error<Value>.failedToRetrieveDependency(key, Value.self)
    }
  }
}

/// Fills in the dependencies of an intent, a query or a provider.
package enum IntentDependencies {
  /// Makes every `@Dependency` ready, as the system does before it runs the code.
  ///
  /// - Throws: `AppDependencyManager.Error` where the app registered none, and what a provider
  ///   throws.
  package static func resolve(in value: Any) async throws {
    for (_, wrapper) in IntentParameters.wrappers(of: value) {
      try await (wrapper as? any AnyAppDependency)?.resolve()
    }
  }
}
