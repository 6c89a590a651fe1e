// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A stack of pages, which widgets do not show.
@MainActor @preconcurrency public struct NavigationStack<Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates a stack of pages.
  public init(@ViewBuilder root: () -> Content) {
    body = _UnmodelledContainer(name: "NavigationStack", content: root())
  }
}
