// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Finds entities by their identifiers.
///
/// Source: Apple, EntityQuery.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// The type of the entities.
  associatedtype Entity: AppEntity = Result.Result.ValueType where Entity == Result.Result
  /// The list of suggestions.
  associatedtype Result = [Entity]

  /// Creates a query.
  init()
  /// The entities with the given identifiers; one that does not exist is left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that the system offers, by default none.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// No suggestions.
  public func suggestedEntities() async throws -> Result { .empty }
  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by a text that the person enters.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match a text.
  func entities(matching string: String) async throws -> Result
}

/// Finds every entity there is.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All entities.
  func allEntities() async throws -> Result
  /// What the system's own “Find” action does, by default nil.
  static var findIntentDescription: IntentDescription? { get }
}

extension EnumerableEntityQuery {
  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

/// Finds the one entity there is.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Entity: UniqueAppEntity {
  /// The type of the entity.
  associatedtype Unique where Entity == Unique
  /// The entity.
  func uniqueEntity() async throws -> Unique
}

extension UniqueAppEntityQuery {
  /// The entity, whatever is asked for.
  public func entities(for identifiers: [Unique.ID]) async throws -> [Unique] {
    [try await uniqueEntity()]
  }
  /// The entity.
  public func suggestedEntities() async throws -> [Unique] { [try await uniqueEntity()] }
  /// The entity.
  public func allEntities() async throws -> [Unique] { [try await uniqueEntity()] }
}

/// A query for the one entity there is, made from a closure.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let provider: (@Sendable () async throws -> Entity)?

  /// Creates a query that finds nothing.
  public init() {
    provider = nil
  }

  /// Creates a query that finds what a closure gives.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) {
    self.provider = provider
  }

  /// The entity.
  ///
  /// - Throws: `AppIntentError.Unrecoverable.entityNotFound` where there is no closure.
  public func uniqueEntity() async throws -> Entity {
    guard let provider else { throw AppIntentError.Unrecoverable.entityNotFound }
    return try await provider()
  }
}
