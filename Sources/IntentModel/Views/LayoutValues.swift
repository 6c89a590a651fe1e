// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension ViewNode {
  /// The longest length that a layout deals with, in points; what asks for more is cut to it.
  package static let longestLength = 1e6

  /// A direction of layout.
  public enum Axis: String, Sendable, Codable {
    /// Side by side.
    case horizontal
    /// One above the other.
    case vertical
  }

  /// A place along a row.
  public enum HorizontalAlignment: String, Sendable, Codable {
    /// At the leading edge.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// A place along a column.
  public enum VerticalAlignment: String, Sendable, Codable {
    /// At the top.
    case top
    /// In the middle.
    case center
    /// At the bottom.
    case bottom
    /// On the first line of text.
    case firstTextBaseline
    /// On the last line of text.
    case lastTextBaseline
  }

  /// A place in a rectangle.
  public struct Alignment: Sendable, Codable, Hashable {
    /// Along the row.
    public var horizontal: HorizontalAlignment
    /// Along the column.
    public var vertical: VerticalAlignment

    /// Creates a place; without arguments the middle.
    public init(
      _ horizontal: HorizontalAlignment = .center, _ vertical: VerticalAlignment = .center
    ) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// Distances at four edges; nil for the system's.
  public struct Insets: Sendable, Codable, Hashable {
    /// At the top.
    public var top: Double?
    /// At the leading edge.
    public var leading: Double?
    /// At the bottom.
    public var bottom: Double?
    /// At the trailing edge.
    public var trailing: Double?

    /// Creates distances; without arguments none at all.
    public init(
      top: Double? = 0, leading: Double? = 0, bottom: Double? = 0, trailing: Double? = 0
    ) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Limits of a size; nil where the view decides, infinity for as much as is offered.
  public struct FlexibleFrame: Sendable, Codable, Hashable {
    /// The least width.
    public var minWidth: Double?
    /// The width where none is offered.
    public var idealWidth: Double?
    /// The greatest width.
    public var maxWidth: Double?
    /// The least height.
    public var minHeight: Double?
    /// The height where none is offered.
    public var idealHeight: Double?
    /// The greatest height.
    public var maxHeight: Double?
    /// Where the view stands in the frame.
    public var alignment: Alignment

    /// Creates limits.
    public init(
      minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil,
      minHeight: Double? = nil, idealHeight: Double? = nil, maxHeight: Double? = nil,
      alignment: Alignment = Alignment()
    ) {
      self.minWidth = minWidth
      self.idealWidth = idealWidth
      self.maxWidth = maxWidth
      self.minHeight = minHeight
      self.idealHeight = idealHeight
      self.maxHeight = maxHeight
      self.alignment = alignment
    }
  }

  /// Rows and columns.
  public struct Grid: Sendable, Codable, Equatable {
    /// A track of a lazy grid: its width in a `LazyVGrid`, its height in a `LazyHGrid`.
    public enum Track: Sendable, Codable, Equatable {
      /// Of one length.
      case fixed(Double)
      /// Within limits, sharing what is left.
      case flexible(minimum: Double, maximum: Double)
      /// As many as fit, within limits.
      case adaptive(minimum: Double, maximum: Double)
    }

    /// The tracks of a lazy grid; nil for a `Grid`, whose children are rows.
    public var tracks: [Track]?
    /// The direction in which a lazy grid grows.
    public var axis: Axis
    /// Where a view stands in its cell.
    public var alignment: Alignment
    /// The distance between columns; nil for the system's.
    public var horizontalSpacing: Double?
    /// The distance between rows; nil for the system's.
    public var verticalSpacing: Double?

    /// Creates a grid.
    public init(
      tracks: [Track]? = nil, axis: Axis = .vertical, alignment: Alignment = Alignment(),
      horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil
    ) {
      self.tracks = tracks
      self.axis = axis
      self.alignment = alignment
      self.horizontalSpacing = horizontalSpacing
      self.verticalSpacing = verticalSpacing
    }
  }
}
