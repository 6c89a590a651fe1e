// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Builds views from the statements of a closure.
///
/// Source: Apple, SwiftUI ViewBuilder.
@resultBuilder public enum ViewBuilder {
  /// A view as given.
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Nothing.
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view as given.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, one after the other.
  @MainActor @preconcurrency
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [@MainActor (_ViewContext) -> ViewNode] = []
    for view in repeat each content {
      children.append { view._archive(in: $0) }
    }
    return TupleView((repeat each content), children: children)
  }

  /// A view when the condition holds.
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// The first branch.
  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> _ConditionalContent<First, Second> { .first(first) }

  /// The second branch.
  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> _ConditionalContent<First, Second> { .second(second) }

  /// A view of which only some systems know the type.
  @MainActor @preconcurrency
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

/// One of two views.
@MainActor @preconcurrency public enum _ConditionalContent<First: View, Second: View>: View {
  /// The first branch.
  case first(First)
  /// The second branch.
  case second(Second)

  /// There is no body: the value is that of the branch taken.
  public var body: Never { preconditionFailure("a conditional view has no body of its own") }

  /// The value of the branch taken.
  public func _archive(in context: _ViewContext) -> ViewNode {
    switch self {
    case .first(let view): view._archive(in: context)
    case .second(let view): view._archive(in: context)
    }
  }
}

/// Several views in a row.
public struct TupleView<Content> {
  /// The views.
  public var value: Content
  private let children: [@MainActor (_ViewContext) -> ViewNode]

  @MainActor init(_ value: Content, children: [@MainActor (_ViewContext) -> ViewNode]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: View {
  /// There is no body: the value is that of the views.
  public var body: Never { preconditionFailure("a tuple of views has no body of its own") }

  /// A group of the views' values.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.group, children: children.map { $0(context) })
  }
}

/// A view of any type.
public struct AnyView {
  private let archive: @MainActor (_ViewContext) -> ViewNode

  /// Wraps a view.
  @MainActor @preconcurrency public init<Content: View>(_ view: Content) {
    archive = { view._archive(in: $0) }
  }

  /// Wraps a view.
  @MainActor @preconcurrency public init<Content: View>(erasing view: Content) { self.init(view) }
}

extension AnyView: View {
  /// There is no body: the value is that of the wrapped view.
  public var body: Never { preconditionFailure("a type-erased view has no body of its own") }

  /// The wrapped view's value.
  public func _archive(in context: _ViewContext) -> ViewNode { archive(context) }
}

/// A view that shows nothing.
public struct EmptyView: Sendable {
  /// Creates a view that shows nothing.
  public init() {}
}

extension EmptyView: View {
  /// There is no body.
  public var body: Never { preconditionFailure("an empty view has no body of its own") }

  /// Nothing.
  public func _archive(in context: _ViewContext) -> ViewNode { ViewNode(.empty) }
}
