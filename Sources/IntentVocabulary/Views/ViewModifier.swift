// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A change of a view.
///
/// Source: Apple, SwiftUI ViewModifier.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View

  /// The view that is changed.
  typealias Content = AnyView

  /// The changed view.
  @ViewBuilder func body(content: Content) -> Body
}

/// A view with a change of the app's own.
@MainActor @preconcurrency
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Creates a changed view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// What the change makes of the view.
  public func _archive(in context: _ViewContext) -> ViewNode {
    guard let inner = context.entering(unqualifiedName(of: Modifier.self)) else {
      return ViewNode(.empty)
    }
    return EnvironmentValues.$bound.withValue(context.values) {
      modifier.body(content: AnyView(content))
    }._archive(in: inner)
  }
}

extension View {
  /// Changes the view.
  public func modifier<Modifier: ViewModifier>(
    _ modifier: Modifier
  ) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
