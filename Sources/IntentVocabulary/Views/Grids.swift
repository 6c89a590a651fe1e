// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Rows whose cells line up.
///
/// Source: Apple, SwiftUI Grid.
@MainActor @preconcurrency public struct Grid<Content: View>: View {
  private let value: ViewNode.Grid
  private let content: Content

  /// Creates a grid with distances in points.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    value = ViewNode.Grid(
      alignment: alignment.value, horizontalSpacing: horizontalSpacing.map { Double($0) },
      verticalSpacing: verticalSpacing.map { Double($0) })
    self.content = content()
  }

  /// The rows.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.grid(value), children: [content._archive(in: context)])
  }
}

/// A row of a grid.
@MainActor @preconcurrency public struct GridRow<Content: View>: View {
  private let content: Content

  /// Creates a row.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The cells.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(
      .stack(.horizontal, alignment: ViewNode.Alignment(), spacing: nil),
      children: [content._archive(in: context)])
  }
}

extension View {
  /// Lets it span some columns of a grid.
  public func gridCellColumns(_ count: Int) -> some View {
    unmodelled("gridCellColumns", count != 1)
  }

  /// Lets it take no room of its own in a grid.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets where the cells of its column stand.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    unmodelled("gridColumnAlignment", guide != .center)
  }
}

/// A track of a lazy grid.
///
/// Source: Apple, SwiftUI GridItem.
public struct GridItem: Sendable {
  /// The size of a track.
  public enum Size: Sendable {
    /// Of one length in points.
    case fixed(CGFloat)
    /// Within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit, within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The size.
  public var size: Size
  /// The distance to the next, in points.
  public var spacing: CGFloat?
  /// Where a view stands in the track.
  public var alignment: Alignment?

  /// Creates a track.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var track: ViewNode.Grid.Track {
    switch size {
    case .fixed(let length): .fixed(Double(length))
    case .flexible(let minimum, let maximum):
      .flexible(minimum: Double(minimum), maximum: min(Double(maximum), ViewNode.longestLength))
    case .adaptive(let minimum, let maximum):
      .adaptive(minimum: Double(minimum), maximum: min(Double(maximum), ViewNode.longestLength))
    }
  }
}

/// Views in columns.
@MainActor @preconcurrency public struct LazyVGrid<Content: View>: View {
  private let value: ViewNode.Grid
  private let content: Content

  /// Creates a grid with a distance between rows, in points.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = ViewNode.Grid(
      tracks: columns.map(\.track), axis: .vertical,
      alignment: columns.first?.alignment?.value
        ?? ViewNode.Alignment(alignment.value, .center),
      horizontalSpacing: columns.first?.spacing.map { Double($0) },
      verticalSpacing: spacing.map { Double($0) })
    self.content = content()
  }

  /// The views.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.grid(value), children: [content._archive(in: context)])
  }
}

/// Views in rows.
@MainActor @preconcurrency public struct LazyHGrid<Content: View>: View {
  private let value: ViewNode.Grid
  private let content: Content

  /// Creates a grid with a distance between columns, in points.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    value = ViewNode.Grid(
      tracks: rows.map(\.track), axis: .horizontal,
      alignment: rows.first?.alignment?.value ?? ViewNode.Alignment(.center, alignment.value),
      horizontalSpacing: spacing.map { Double($0) },
      verticalSpacing: rows.first?.spacing.map { Double($0) })
    self.content = content()
  }

  /// The views.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.grid(value), children: [content._archive(in: context)])
  }
}

/// A column whose views are made when they are needed; a widget needs them all.
@MainActor @preconcurrency public struct LazyVStack<Content: View>: View {
  private let stack: VStack<Content>

  /// Creates a column.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The column.
  public func _archive(in context: _ViewContext) -> ViewNode { stack._archive(in: context) }
}

/// A row whose views are made when they are needed; a widget needs them all.
@MainActor @preconcurrency public struct LazyHStack<Content: View>: View {
  private let stack: HStack<Content>

  /// Creates a row.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// The row.
  public func _archive(in context: _ViewContext) -> ViewNode { stack._archive(in: context) }
}
