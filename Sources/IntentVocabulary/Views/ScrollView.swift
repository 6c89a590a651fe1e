// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Content that scrolls, which widgets do not.
@MainActor @preconcurrency public struct ScrollView<Content: View>: View {
  /// What it holds.
  public let body: _UnmodelledContainer<Content>

  /// Creates scrolling content.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    body = _UnmodelledContainer(name: "ScrollView", content: content())
  }
}
