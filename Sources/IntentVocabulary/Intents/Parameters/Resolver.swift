// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Turns a value of one type into a value of another.
///
/// No resolver runs here: what a command line gives is read by type.
public protocol Resolver: Hashable, Sendable {
  /// What is turned.
  associatedtype Input: _IntentValue
  /// What it becomes.
  associatedtype Output: _IntentValue & Sendable
  /// Turns a value, or gives nil where it cannot be turned.
  func resolve(
    from input: Input, context: IntentParameterContext<Output>
  ) async throws -> Output?
}

extension Resolver {
  /// What a resolver knows of its parameter.
  public typealias Context = IntentParameterContext
}

/// What a resolver knows of its parameter.
public struct IntentParameterContext<Value: _IntentValue & Sendable>: AnyIntentValue {
  /// Whether the value may be missing.
  public var isOptional: Bool { Value.self is any OptionalIntentValue.Type }
  /// The title of the parameter.
  public let title: LocalizedStringResource
}

/// The resolvers of a parameter.
public protocol ResolverSpecification: Hashable, Sendable, Sequence
where Element == any Resolver {
  /// What the resolvers make.
  associatedtype Output: _IntentValue
}

/// No resolvers.
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  /// What the resolvers would make.
  public typealias Output = Value

  /// Creates an empty list.
  public init() {}

  /// Iterates over nothing.
  public func makeIterator() -> IndexingIterator<[any Resolver]> {
    [any Resolver]().makeIterator()
  }
}

/// Collects the resolvers of a parameter.
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  /// The resolvers that a builder collected.
  public struct Specification: ResolverSpecification {
    /// What the resolvers make.
    public typealias Output = Property

    let resolvers: [any Resolver]

    /// Iterates over the resolvers in their order.
    public func makeIterator() -> IndexingIterator<[any Resolver]> {
      resolvers.makeIterator()
    }

    /// Whether two lists have the same resolvers.
    public static func == (left: Specification, right: Specification) -> Bool {
      left.resolvers.map { $0.erased } == right.resolvers.map { $0.erased }
    }

    /// Feeds the resolvers to a hasher.
    public func hash(into hasher: inout Hasher) {
      for resolver in resolvers { hasher.combine(resolver.erased) }
    }
  }

  /// Takes a resolver that makes what the parameter holds.
  public static func buildExpression<Expression: Resolver>(
    _ expression: Expression
  ) -> Specification where Expression.Output == Property {
    Specification(resolvers: [expression])
  }

  /// Joins the resolvers.
  public static func buildBlock(_ parts: Specification...) -> Specification {
    Specification(resolvers: parts.flatMap(\.resolvers))
  }
}

extension Resolver {
  fileprivate var erased: AnyHashable { AnyHashable(self) }
}
