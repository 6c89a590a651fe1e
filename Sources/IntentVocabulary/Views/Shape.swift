// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// An outline that is drawn and that clips.
///
/// Source: Apple, SwiftUI Shape.
nonisolated public protocol Shape: View, Sendable {
  /// The outline in a rectangle.
  func path(in rect: CGRect) -> Path

  /// The outline as a neutral value; shapes of the vocabulary implement it.
  func _outline() -> ViewNode.Shape.Outline
}

extension Shape {
  /// An outline of the app's own, by the name of its type.
  public func _outline() -> ViewNode.Shape.Outline { .custom(unqualifiedName(of: Self.self)) }

  /// The shape, filled with the foreground.
  public var body: _DrawnShape { _DrawnShape(ViewNode.Shape(_outline())) }

  /// The shape, filled with the foreground.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.shape(ViewNode.Shape(_outline())))
  }

  /// Fills it with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _DrawnShape {
    _DrawnShape(ViewNode.Shape(_outline(), fill: content._style()))
  }

  /// Fills it with the foreground.
  public func fill(style: FillStyle = FillStyle()) -> _DrawnShape {
    _DrawnShape(ViewNode.Shape(_outline()))
  }

  /// Draws its line with a style, astride the outline.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _DrawnShape {
    var shape = ViewNode.Shape(_outline(), fill: nil)
    shape.stroke = content._style()
    shape.lineWidth = Double(lineWidth)
    return _DrawnShape(shape)
  }

  /// Draws its line with a style, astride the outline.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _DrawnShape {
    stroke(content, lineWidth: style.lineWidth)
  }

  /// Draws its line with the foreground, astride the outline.
  public func stroke(lineWidth: CGFloat = 1) -> _ChangedShape<Self> {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws its line with the foreground, astride the outline.
  public func stroke(style: StrokeStyle) -> _ChangedShape<Self> {
    _ChangedShape(base: self) {
      $0.fill = nil
      $0.stroke = .level(1)
      $0.lineWidth = Double(style.lineWidth)
    }
  }

  /// A part of it, from 0 to 1.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> _ChangedShape<Self> {
    unmodelled("trim", start > 0 || end < 1)
  }

  /// It turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    unmodelled("rotation", angle != .zero)
  }

  /// It moved, in points.
  public func offset(_ offset: CGSize) -> _ChangedShape<Self> { unmodelled("offset") }

  /// It scaled.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    unmodelled("scale", scale != 1)
  }

  /// It in a size of its own.
  public func size(_ size: CGSize) -> _ChangedShape<Self> { unmodelled("size") }

  /// Notes what would change the picture and is not drawn.
  private func unmodelled(_ name: String, _ changes: Bool = true) -> _ChangedShape<Self> {
    _ChangedShape(base: self) { if changes { $0.unmodelled.append(name) } }
  }
}

/// A shape with what is drawn of it.
public struct _DrawnShape: Sendable {
  var shape: ViewNode.Shape

  init(_ shape: ViewNode.Shape) { self.shape = shape }

  /// Draws its line as well.
  @MainActor @preconcurrency public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    var line = shape
    line.fill = nil
    line.stroke = content._style()
    line.lineWidth = Double(lineWidth)
    return overlay(_DrawnShape(line))
  }

  /// Draws its line within the outline as well.
  @MainActor @preconcurrency public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    var line = shape
    line.fill = nil
    line.stroke = content._style()
    line.lineWidth = Double(lineWidth)
    line.strokesInside = true
    return overlay(_DrawnShape(line))
  }

  /// Fills it as well.
  @MainActor @preconcurrency public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    var filled = shape
    filled.fill = content._style()
    filled.stroke = nil
    return background(_DrawnShape(filled))
  }
}

extension _DrawnShape: View {
  /// The shape.
  public func _archive(in context: _ViewContext) -> ViewNode { ViewNode(.shape(shape)) }
}

/// A shape that differs from another.
public struct _ChangedShape<Base: Shape>: InsettableShape {
  let base: Base
  let change: @Sendable (inout ViewNode.Shape) -> Void

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The outline of the other.
  public func _outline() -> ViewNode.Shape.Outline { base._outline() }

  /// It moved inwards.
  public func inset(by amount: CGFloat) -> _ChangedShape<Self> {
    _ChangedShape<Self>(base: self) { $0.inset += Double(amount) }
  }

  /// The changed shape.
  public func _archive(in context: _ViewContext) -> ViewNode {
    var node = base._archive(in: context)
    if case .shape(var shape) = node.kind {
      change(&shape)
      node.kind = .shape(shape)
    }
    return node
  }

  private func drawn(_ draw: (inout ViewNode.Shape) -> Void) -> _DrawnShape {
    var shape = ViewNode.Shape(_outline())
    change(&shape)
    draw(&shape)
    return _DrawnShape(shape)
  }

  /// Fills it with a style.
  public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _DrawnShape {
    drawn {
      if $0.stroke == nil { $0.fill = content._style() } else { $0.stroke = content._style() }
    }
  }

  /// Draws its line with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _DrawnShape {
    drawn {
      $0.fill = nil
      $0.stroke = content._style()
      $0.lineWidth = Double(lineWidth)
    }
  }

  /// Draws its line with a style.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _DrawnShape {
    stroke(content, lineWidth: style.lineWidth)
  }
}

/// A shape that can be moved inwards.
///
/// Source: Apple, SwiftUI InsettableShape.
nonisolated public protocol InsettableShape: Shape {
  /// What it is moved inwards.
  associatedtype InsetShape: InsettableShape

  /// It moved inwards by a distance in points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape {
  /// Draws its line with a style, within the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _DrawnShape {
    var shape = ViewNode.Shape(_outline(), fill: nil)
    shape.stroke = content._style()
    shape.lineWidth = Double(lineWidth)
    shape.strokesInside = true
    return _DrawnShape(shape)
  }

  /// Draws its line with a style, within the outline.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> _DrawnShape {
    strokeBorder(content, lineWidth: style.lineWidth)
  }

  /// Draws its line with the foreground, within the outline.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> _DrawnShape {
    strokeBorder(HierarchicalShapeStyle.primary, lineWidth: lineWidth)
  }
}

/// How a shape is filled.
public struct FillStyle: Sendable, Hashable {
  /// Whether overlapping parts are left out.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  /// At the end.
  case butt
  /// Rounded beyond the end.
  case round
  /// Square beyond the end.
  case square
}

/// The corner of a line.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed.
  case miter
  /// Rounded.
  case round
  /// Cut off.
  case bevel
}

/// How a line is drawn.
public struct StrokeStyle: Sendable, Hashable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The ends.
  public var lineCap: CGLineCap
  /// The corners.
  public var lineJoin: CGLineJoin
  /// The longest point of a corner, in parts of the width.
  public var miterLimit: CGFloat
  /// The lengths of dashes and of the room between them, in points.
  public var dash: [CGFloat]
  /// Where the dashes begin, in points.
  public var dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
