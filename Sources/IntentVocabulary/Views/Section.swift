// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Rows under a header.
@MainActor @preconcurrency public struct Section<Parent: View, Content: View, Footer: View>: View {
  private let parent: Parent
  private let content: Content
  private let footer: Footer

  /// Header, rows and footer, one below the other.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .group,
      children: [
        parent._archive(in: context), content._archive(in: context),
        footer._archive(in: context),
      ])
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates rows under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    parent = Text(titleKey)
    self.content = content()
    footer = EmptyView()
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates rows.
  public init(@ViewBuilder content: () -> Content) {
    parent = EmptyView()
    self.content = content()
    footer = EmptyView()
  }
}

extension Section where Footer == EmptyView {
  /// Creates rows under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    parent = header()
    self.content = content()
    footer = EmptyView()
  }
}
