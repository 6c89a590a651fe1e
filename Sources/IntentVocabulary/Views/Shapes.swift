// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// The greatest circle in the middle of its place.
public struct Circle: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The outline.
  public func _outline() -> ViewNode.Shape.Outline { .circle }

  /// It moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> _ChangedShape<Circle> {
    _ChangedShape(base: self) { $0.inset += Double(amount) }
  }
}

/// An ellipse.
public struct Ellipse: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The outline.
  public func _outline() -> ViewNode.Shape.Outline { .ellipse }

  /// It moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> _ChangedShape<Ellipse> {
    _ChangedShape(base: self) { $0.inset += Double(amount) }
  }
}

/// A rectangle.
public struct Rectangle: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The outline.
  public func _outline() -> ViewNode.Shape.Outline { .rectangle }

  /// It moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> _ChangedShape<Rectangle> {
    _ChangedShape(base: self) { $0.inset += Double(amount) }
  }
}

/// The outline of the widget, as far inside as the shape is.
public struct ContainerRelativeShape: InsettableShape, Hashable {
  /// Creates the shape.
  public init() {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The outline.
  public func _outline() -> ViewNode.Shape.Outline { .containerRelative }

  /// It moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> _ChangedShape<ContainerRelativeShape> {
    _ChangedShape(base: self) { $0.inset += Double(amount) }
  }
}

/// A rectangle whose short sides are half circles.
public struct Capsule: InsettableShape, Hashable {
  /// Creates the shape.
  public init(style: RoundedCornerStyle = .continuous) {}

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The outline.
  public func _outline() -> ViewNode.Shape.Outline { .capsule }

  /// It moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> _ChangedShape<Capsule> {
    _ChangedShape(base: self) { $0.inset += Double(amount) }
  }
}

/// A rectangle with rounded corners.
public struct RoundedRectangle: InsettableShape, Hashable {
  /// Width and height of a corner, in points.
  public var cornerSize: CGSize

  /// Creates the shape from the radius of its corners, in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  /// Creates the shape from width and height of its corners, in points.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  /// Two sizes are equal when width and height are.
  public static func == (left: RoundedRectangle, right: RoundedRectangle) -> Bool {
    left.cornerSize.width == right.cornerSize.width
      && left.cornerSize.height == right.cornerSize.height
  }

  /// Hashes width and height of a corner.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerSize.width)
    hasher.combine(cornerSize.height)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The outline.
  public func _outline() -> ViewNode.Shape.Outline {
    .roundedRectangle(Array(repeating: Double(cornerSize.width), count: 4))
  }

  /// It moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> _ChangedShape<RoundedRectangle> {
    _ChangedShape(base: self) { $0.inset += Double(amount) }
  }
}

/// A rectangle whose corners are rounded each in its own way.
public struct UnevenRoundedRectangle: InsettableShape, Hashable {
  /// The radii of the corners, in points.
  public var cornerRadii: RectangleCornerRadii

  /// Creates the shape from the radii of its corners, in points.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  /// Creates the shape from the radii of its corners, in points.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }

  /// The outline.
  public func _outline() -> ViewNode.Shape.Outline {
    .roundedRectangle(
      [
        cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing,
        cornerRadii.bottomLeading,
      ].map { Double($0) })
  }

  /// It moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> _ChangedShape<UnevenRoundedRectangle> {
    _ChangedShape(base: self) { $0.inset += Double(amount) }
  }
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Sendable, Hashable {
  /// At the top leading corner.
  public var topLeading: CGFloat
  /// At the bottom leading corner.
  public var bottomLeading: CGFloat
  /// At the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// At the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// How a corner passes over into its sides.
public enum RoundedCornerStyle: Sendable, Hashable {
  /// A quarter of a circle.
  case circular
  /// A softer curve.
  case continuous
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let base: any Shape

  /// Wraps a shape.
  public init(_ shape: any Shape) { base = shape }

  /// The outline in a rectangle.
  public func path(in rect: CGRect) -> Path { base.path(in: rect) }

  /// The outline of the shape.
  public func _outline() -> ViewNode.Shape.Outline { base._outline() }
}

extension Shape where Self == Circle {
  /// The shape.
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// The shape.
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  /// The shape.
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Rectangle {
  /// The shape.
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape.
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with rounded corners of a radius in points.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are rounded each in its own way.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
