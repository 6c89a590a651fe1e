// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A piece of the app's content that the system can offer as a parameter's value.
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible & Sendable {
  /// The type of the query that finds entities.
  associatedtype DefaultQuery: EntityQuery where ValueType == DefaultQuery.Entity
  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property that the system knows of.
  public typealias Property = EntityProperty
}

/// An entity that Spotlight indexes.
///
/// Core Spotlight does not exist here: an attribute set is neither required nor kept.
public protocol IndexedEntity: AppEntity {}

/// An entity that stands for a file.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {}

/// An entity of which there is exactly one.
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// The name of the type.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

extension UniqueAppEntity where ID == String {
  /// The persistent identifier of the type.
  public var id: String { Self.persistentIdentifier }
}

/// An entity that an intent makes up and that no query finds again.
public protocol TransientAppEntity: AppEntity {
  /// Creates an entity without values.
  init()
}

extension TransientAppEntity {
  /// An identifier that means nothing.
  ///
  /// It is always the same, so that what is archived does not differ from run to run.
  public var id: UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
  }

  /// A query that finds nothing.
  public static var defaultQuery: _TransientAppEntityQuery<Self> { _TransientAppEntityQuery() }
}

/// A query that finds nothing.
public struct _TransientAppEntityQuery<Entity: TransientAppEntity>: EntityQuery {
  /// Creates the query.
  public init() {}

  /// Finds nothing.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
