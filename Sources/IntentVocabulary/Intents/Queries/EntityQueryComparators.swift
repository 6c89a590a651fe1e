// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

// Apple's comparators carry the property's own class as a further type argument. It says nothing
// that the property's value type does not, and inference does without it.

/// A comparator, without the type of its input.
public struct AnyEntityQueryComparator<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
> {
  let name: String
}

/// A way to compare a property.
public class EntityQueryComparator<
  PropertyType: _IntentValue & Sendable, InputType: _IntentValue, ComparatorMappingType
> {
  let name: String

  init(name: String) {
    self.name = name
  }
}

/// Collects comparators.
@resultBuilder
public enum EntityQueryComparatorsBuilder<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
> {
  /// Takes a comparator.
  public static func buildExpression<InputType: _IntentValue>(
    _ expression: EntityQueryComparator<PropertyType, InputType, ComparatorMappingType>
  ) -> AnyEntityQueryComparator<PropertyType, ComparatorMappingType> {
    AnyEntityQueryComparator(name: expression.name)
  }

  /// Joins comparators.
  public static func buildBlock(
    _ components: AnyEntityQueryComparator<PropertyType, ComparatorMappingType>...
  ) -> [AnyEntityQueryComparator<PropertyType, ComparatorMappingType>] {
    components
  }
}

/// The property is equal to a value.
public final class EqualToComparator<
  PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, PropertyType, ComparatorMappingType> {
  /// Maps the value to what the query takes.
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init(name: "equalTo")
  }
}

/// The property is not equal to a value.
public final class NotEqualToComparator<
  PropertyType: _IntentValue & Equatable & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, PropertyType, ComparatorMappingType> {
  /// Maps the value to what the query takes.
  public init(mappingTransform: @escaping (PropertyType) -> ComparatorMappingType) {
    super.init(name: "notEqualTo")
  }
}

/// The property is greater than a value.
public final class GreaterThanComparator<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Maps the value to what the query takes.
  public init(
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(name: "greaterThan")
  }
}

/// The property is less than a value.
public final class LessThanComparator<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Maps the value to what the query takes.
  public init(
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(name: "lessThan")
  }
}

/// The property is greater than or equal to a value.
public final class GreaterThanOrEqualToComparator<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Maps the value to what the query takes.
  public init(
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(name: "greaterThanOrEqualTo")
  }
}

/// The property is less than or equal to a value.
public final class LessThanOrEqualToComparator<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Maps the value to what the query takes.
  public init(
    mappingTransform: @escaping (PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(name: "lessThanOrEqualTo")
  }
}
/// The property lies between two values.
public final class IsBetweenComparator<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, PropertyType.UnwrappedType, ComparatorMappingType>
where PropertyType.UnwrappedType: Comparable {
  /// Maps the values to what the query takes.
  public init(
    mappingTransform:
      @escaping (PropertyType.UnwrappedType, PropertyType.UnwrappedType) -> ComparatorMappingType
  ) {
    super.init(name: "isBetween")
  }
}

/// The property contains a value: a collection an element, a text a part.
public final class ContainsComparator<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, PropertyType.ValueType, ComparatorMappingType> {
  /// Maps the value to what the query takes.
  public init(mappingTransform: @escaping (PropertyType.ValueType) -> ComparatorMappingType) {
    super.init(name: "contains")
  }
}

/// The property begins with a text.
public final class HasPrefixComparator<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, String, ComparatorMappingType>
where PropertyType.UnwrappedType == String {
  /// Maps the text to what the query takes.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) {
    super.init(name: "hasPrefix")
  }
}

/// The property ends with a text.
public final class HasSuffixComparator<
  PropertyType: _IntentValue & Sendable, ComparatorMappingType
>: EntityQueryComparator<PropertyType, String, ComparatorMappingType>
where PropertyType.UnwrappedType == String {
  /// Maps the text to what the query takes.
  public init(mappingTransform: @escaping (String) -> ComparatorMappingType) {
    super.init(name: "hasSuffix")
  }
}
