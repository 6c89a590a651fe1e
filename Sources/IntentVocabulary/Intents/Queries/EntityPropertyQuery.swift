// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Finds entities by the values of their properties.
public protocol EntityPropertyQuery: EntityQuery {
  /// What a comparator becomes, such as a predicate.
  associatedtype ComparatorMappingType

  /// The properties that can be compared.
  static var properties: QueryProperties { get }
  /// The properties that can be sorted by.
  static var sortingOptions: SortingOptions { get }
  /// What the system's own “Find” action does, by default nil.
  static var findIntentDescription: IntentDescription? { get }
  /// The entities that match comparators.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> Result
}

extension EntityPropertyQuery {
  /// How comparators are joined.
  public typealias ComparatorMode = EntityQueryComparatorMode
  /// The properties that can be compared.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// One property that can be compared.
  public typealias Property = EntityQueryProperty
  /// The properties that can be sorted by.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// One property that can be sorted by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// An order.
  public typealias Sort = EntityQuerySort

  /// No description.
  public static var findIntentDescription: IntentDescription? { nil }
}

/// How comparators are joined.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  /// All must match.
  case and
  /// One must match.
  case or
}

/// The property to sort by, and the direction.
public struct EntityQuerySort<Entity: AppEntity> {
  /// A direction.
  public enum Ordering: Hashable, Sendable {
    /// The least first.
    case ascending
    /// The greatest first.
    case descending
  }

  /// The property.
  public let by: PartialKeyPath<Entity>
  /// The direction.
  public let order: Ordering
}

/// A property that can be sorted by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let keyPath: PartialKeyPath<Entity>

  /// Names a property.
  public init<Property: AnyIntentValue>(_ keyPath: KeyPath<Entity, Property>) {
    self.keyPath = keyPath
  }
}

/// The properties that can be sorted by.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
  let options: [EntityQuerySortableByProperty<Entity>]

  /// None.
  public init() {
    options = []
  }

  /// The properties that a builder collects.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    options = content()
  }

  /// The property at a position.
  public subscript(index: Int) -> EntityQuerySortableByProperty<Entity> { options[index] }
}

/// Collects properties to sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// Takes a property.
  public static func buildExpression(
    _ expression: EntityQuerySortableByProperty<Entity>
  ) -> EntityQuerySortableByProperty<Entity> {
    expression
  }

  /// Joins properties.
  public static func buildBlock(
    _ components: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] {
    components
  }
}

/// The properties that can be compared.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType> {
  let declarations: [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]

  /// The properties that a builder collects.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType>
    properties: () -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>]
  ) {
    declarations = properties()
  }

  /// The property at a position.
  public subscript(
    index: Int
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    declarations[index]
  }
}

/// Collects properties to compare.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
  /// Takes a property.
  public static func buildExpression(
    _ expression: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>
  ) -> EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
    expression
  }

  /// Joins properties.
  public static func buildBlock(
    _ components: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>...
  ) -> [EntityQueryPropertyDeclaration<Entity, ComparatorMappingType>] {
    components
  }
}

/// A property that can be compared, without its type.
public class EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  init() {}
}

/// A property that can be compared.
public final class EntityQueryProperty<
  Entity: AppEntity, Subject: AppEntity, PropertyType: _IntentValue & Sendable,
  ComparatorMappingType
>: EntityQueryPropertyDeclaration<Entity, ComparatorMappingType> {
  /// Its comparators.
  public typealias QueryComparators = [AnyEntityQueryComparator<
    PropertyType, ComparatorMappingType
  >]

  let keyPath: KeyPath<Subject, EntityProperty<PropertyType>>
  let comparators: QueryComparators

  /// Declares a property of an entity that the queried one leads to.
  public init(
    _ keyPath: KeyPath<Subject, EntityProperty<PropertyType>>,
    entityProvider: @escaping (Entity) -> Subject,
    @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) {
    self.keyPath = keyPath
    self.comparators = comparators()
  }

  /// Declares a property of the queried entity.
  public convenience init(
    _ keyPath: KeyPath<Subject, EntityProperty<PropertyType>>,
    @EntityQueryComparatorsBuilder<PropertyType, ComparatorMappingType>
    comparators: () -> QueryComparators
  ) where Entity == Subject {
    self.init(keyPath, entityProvider: { $0 }, comparators: comparators)
  }
}
