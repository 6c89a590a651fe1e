// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A piece of user interface, as SwiftUI has it.
///
/// Source: Apple, SwiftUI View.
@MainActor @preconcurrency public protocol View {
  /// The view that `body` returns.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// The view as a neutral value; views of the vocabulary implement it, others take their body's.
  @MainActor @preconcurrency func _archive(in context: _ViewContext) -> ViewNode
}

extension View {
  /// The body's value: what an app's own view amounts to.
  public func _archive(in context: _ViewContext) -> ViewNode {
    guard let inner = context.entering(unqualifiedName(of: Self.self)) else {
      return ViewNode(.empty)
    }
    return EnvironmentValues.$bound.withValue(context.values) { body }._archive(in: inner)
  }

  /// The view with one more modifier in its value.
  func modified(by modifier: ViewNode.Modifier) -> ModifiedView<Self> {
    ModifiedView(content: self, modifier: modifier)
  }
}

extension View where Body == Never {
  /// Views of the vocabulary have a value instead of a body.
  public var body: Never { preconditionFailure("\(Self.self) has no body of its own") }
}

extension Never: View {
  /// There is no such body.
  public typealias Body = Never

  /// There is no such body.
  public var body: Never { self }

  /// There is no such view.
  public func _archive(in context: _ViewContext) -> ViewNode { ViewNode(.empty) }
}

extension Optional: View where Wrapped: View {
  /// There is no body: the value is that of the wrapped view.
  public var body: Never { preconditionFailure("an optional view has no body of its own") }

  /// The wrapped view's value, or nothing.
  public func _archive(in context: _ViewContext) -> ViewNode {
    self?._archive(in: context) ?? ViewNode(.empty)
  }
}
