// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// An outline drawn by an app; it is accepted, and not drawn here.
///
/// Source: Apple, SwiftUI Path.
public struct Path: Shape, Equatable {
  /// Creates an empty outline.
  public init() {}

  /// Creates a rectangle.
  public init(_ rect: CGRect) {}

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}

  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect) {}

  /// Creates an outline by drawing it.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { false }

  /// The outline itself.
  public func path(in rect: CGRect) -> Path { self }

  /// Begins at a point.
  public mutating func move(to end: CGPoint) {}

  /// Draws a line to a point.
  public mutating func addLine(to end: CGPoint) {}

  /// Draws lines between points.
  public mutating func addLines(_ lines: [CGPoint]) {}

  /// Draws a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {}

  /// Draws a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}

  /// Draws a part of a circle.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}

  /// Draws a rectangle.
  public mutating func addRect(_ rect: CGRect) {}

  /// Draws a rectangle with rounded corners.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}

  /// Draws an ellipse.
  public mutating func addEllipse(in rect: CGRect) {}

  /// Draws another outline.
  public mutating func addPath(_ path: Path) {}

  /// Goes back to the beginning.
  public mutating func closeSubpath() {}
}

/// An angle.
public struct Angle: Sendable, Hashable, Comparable {
  /// In radians.
  public var radians: Double

  /// In degrees.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Creates no angle.
  public init() { radians = 0 }

  /// Creates an angle in radians.
  public init(radians: Double) { self.radians = radians }

  /// Creates an angle in degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// An angle in degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

  /// An angle in radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// No angle.
  public static let zero = Angle()

  /// Whether one is smaller than the other.
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }

  /// The sum.
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }

  /// The difference.
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }

  /// The opposite.
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
}

/// A point in parts of width and height.
public struct UnitPoint: Sendable, Hashable {
  /// The part of the width.
  public var x: CGFloat
  /// The part of the height.
  public var y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  var place: ViewNode.Gradient.Place { ViewNode.Gradient.Place(Double(x), Double(y)) }
}
