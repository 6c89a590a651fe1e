// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// Where the app registers what its intents depend on.
public final class AppDependencyManager: @unchecked Sendable {
  // A provider is not required to be sendable; whoever reads a dependency calls it once.
  private enum Provider {
    case immediate(() throws -> Any)
    case deferred(() async throws -> Any)
  }

  /// Why a dependency is not there.
  public enum Error<Value>: LocalizedError, @unchecked Sendable {
    /// None is registered.
    case failedToRetrieveDependency(AnyHashable, Value.Type)
    /// Its provider failed.
    case failedToLoadDependency(AnyHashable, Value.Type)
    /// It has another type.
    case incorrectDependencyType(AnyHashable, Value.Type, any Any.Type)

    /// One sentence that says why.
    public var errorDescription: String? {
      switch self {
      case .failedToRetrieveDependency(_, let type):
        "No dependency of type \(type) is registered with AppDependencyManager."
      case .failedToLoadDependency(_, let type):
        "The dependency of type \(type) could not be made."
      case .incorrectDependencyType(_, let type, let found):
        "A dependency of type \(type) was asked for, but \(found) is registered."
      }
    }
  }

  private let lock = NSLock()
  private var providers: [AnyHashable: Provider] = [:]

  /// The manager that `@Dependency` reads where no other is named.
  public static let shared = AppDependencyManager()

  /// Creates a manager without dependencies.
  public init() {}

  /// Registers a dependency that is made when it is first needed.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping () -> Dependency
  ) {
    add(.immediate(dependencyProvider), key: key, type: Dependency.self)
  }

  /// Registers a closure that makes the dependency when it is first needed.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil,
    dependency dependencyProvider: @autoclosure @escaping () -> () throws -> Dependency
  ) {
    add(.immediate { try dependencyProvider()() }, key: key, type: Dependency.self)
  }

  /// Registers a closure that makes the dependency when it is first needed, and may wait.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping () async throws -> Dependency
  ) {
    add(.deferred(dependencyProvider), key: key, type: Dependency.self)
  }

  private func add(_ provider: Provider, key: AnyHashable?, type: any Any.Type) {
    let key = key ?? AnyHashable(ObjectIdentifier(type))
    lock.withLock { providers[key] = provider }
  }

  /// The dependency, where no provider has to be waited for.
  func immediateValue<Value>(for key: AnyHashable, as type: Value.Type) -> Value? {
    guard case .immediate(let make) = lock.withLock({ providers[key] }) else { return nil }
    return (try? make()) as? Value
  }

  func value<Value>(for key: AnyHashable, as type: Value.Type) async throws -> Value? {
    let value: Any
    switch lock.withLock({ providers[key] }) {
    case nil: return nil
    case .immediate(let make): value = try make()
    case .deferred(let make): value = try await make()
    }
    guard let result = value as? Value else {
      throw Error<Value>.incorrectDependencyType(key, Value.self, Swift.type(of: value))
    }
    return result
  }
}
