// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Distances at the four edges, in points.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance at the top.
  public var top: CGFloat
  /// The distance at the leading edge.
  public var leading: CGFloat
  /// The distance at the bottom.
  public var bottom: CGFloat
  /// The distance at the trailing edge.
  public var trailing: CGFloat

  /// Creates distances in points.
  public init(
    top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Where views stand side by side in a column.
public struct HorizontalAlignment: Sendable, Hashable {
  let value: ViewNode.HorizontalAlignment

  /// At the leading edge.
  public static let leading = HorizontalAlignment(value: .leading)
  /// In the middle.
  public static let center = HorizontalAlignment(value: .center)
  /// At the trailing edge.
  public static let trailing = HorizontalAlignment(value: .trailing)
}

/// Where views stand one above the other in a row.
public struct VerticalAlignment: Sendable, Hashable {
  let value: ViewNode.VerticalAlignment

  /// At the top.
  public static let top = VerticalAlignment(value: .top)
  /// In the middle.
  public static let center = VerticalAlignment(value: .center)
  /// At the bottom.
  public static let bottom = VerticalAlignment(value: .bottom)
  /// On the first line of text.
  public static let firstTextBaseline = VerticalAlignment(value: .firstTextBaseline)
  /// On the last line of text.
  public static let lastTextBaseline = VerticalAlignment(value: .lastTextBaseline)
}

/// Where views stand on top of each other.
public struct Alignment: Sendable, Hashable {
  /// The place along the row.
  public var horizontal: HorizontalAlignment
  /// The place along the column.
  public var vertical: VerticalAlignment

  /// Creates a place.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  var value: ViewNode.Alignment { ViewNode.Alignment(horizontal.value, vertical.value) }

  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// At the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// At the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// At the top.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// At the bottom.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// A corner or a line of text.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// A corner or a line of text.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// A corner or a line of text.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// A corner or a line of text.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// A corner or a line of text.
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// A corner or a line of text.
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  /// A corner or a line of text.
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)
}

/// Views one above the other.
@MainActor @preconcurrency public struct VStack<Content: View>: View {
  private let content: Content
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?

  /// Creates a column with a spacing in points.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// There is no body: the value is that of the content.
  public var body: Never { preconditionFailure("a column has no body of its own") }

  /// A column of the content's values.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .stack(
        .vertical, alignment: ViewNode.Alignment(alignment.value, .center),
        spacing: spacing.map { Double($0) }),
      children: [content._archive(in: context)])
  }
}

/// Views side by side.
@MainActor @preconcurrency public struct HStack<Content: View>: View {
  private let content: Content
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?

  /// Creates a row with a spacing in points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  /// There is no body: the value is that of the content.
  public var body: Never { preconditionFailure("a row has no body of its own") }

  /// A row of the content's values.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .stack(
        .horizontal, alignment: ViewNode.Alignment(.center, alignment.value),
        spacing: spacing.map { Double($0) }),
      children: [content._archive(in: context)])
  }
}

/// Views on top of each other.
@MainActor @preconcurrency public struct ZStack<Content: View>: View {
  private let content: Content
  private let alignment: Alignment

  /// Creates a pile of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  /// There is no body: the value is that of the content.
  public var body: Never { preconditionFailure("a pile has no body of its own") }

  /// A pile of the content's values.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.pile(alignment.value), children: [content._archive(in: context)])
  }
}

/// Views without a layout of their own.
@MainActor @preconcurrency public struct Group<Content: View>: View {
  private let content: Content

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// There is no body: the value is that of the content.
  public var body: Never { preconditionFailure("a group has no body of its own") }

  /// The content's value.
  public func _archive(in context: _ViewContext) -> ViewNode {
    content._archive(in: context)
  }
}

/// Room that takes what is left.
public struct Spacer: Sendable {
  private let minLength: CGFloat?

  /// Creates room of at least a length in points.
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
  /// There is no body.
  public var body: Never { preconditionFailure("a spacer has no body of its own") }

  /// Nothing to see.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.spacer(minimum: minLength.map { Double($0) }))
  }
}
