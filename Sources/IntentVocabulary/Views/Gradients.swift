// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Colours that pass over into each other.
///
/// Source: Apple, SwiftUI Gradient.
public struct Gradient: Sendable, Hashable {
  /// A colour and where it is, from 0 to 1.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// The place.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and where they are.
  public var stops: [Stop]

  /// Creates a gradient from colours and where they are.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  func value(_ form: ViewNode.Gradient.Form) -> ViewNode.Style {
    .gradient(
      ViewNode.Gradient(
        form,
        stops: stops.map {
          ViewNode.Gradient.Stop(color: $0.color.value, location: Double($0.location))
        }))
  }
}

extension Gradient: ShapeStyle {
  /// The gradient from top to bottom.
  public func _style() -> ViewNode.Style {
    value(
      .linear(from: ViewNode.Gradient.Place(0.5, 0), to: ViewNode.Gradient.Place(0.5, 1)))
  }
}

/// A style that is a view as well.
nonisolated public protocol _StyleView: ShapeStyle, View {}

extension _StyleView {
  /// The style in its whole place.
  public func _archive(in context: _ViewContext) -> ViewNode { ViewNode(.fill(_style())) }
}

/// A gradient along a line.
public struct LinearGradient: _StyleView {
  private let style: ViewNode.Style

  /// Creates a gradient between two points.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    style = gradient.value(.linear(from: startPoint.place, to: endPoint.place))
  }

  /// Creates a gradient between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient.
  public func _style() -> ViewNode.Style { style }
}

/// A gradient around a point.
public struct RadialGradient: _StyleView {
  private let style: ViewNode.Style

  /// Creates a gradient between two radii in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    style = gradient.value(
      .radial(
        center: center.place, startRadius: Double(startRadius), endRadius: Double(endRadius)))
  }

  /// Creates a gradient between two radii in points.
  public init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// Creates a gradient between two radii in points.
  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }

  /// The gradient.
  public func _style() -> ViewNode.Style { style }
}

/// A gradient around an angle.
public struct AngularGradient: _StyleView {
  private let style: ViewNode.Style

  /// Creates a gradient between two angles.
  public init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero
  ) {
    style = gradient.value(
      .angular(
        center: center.place, startAngle: startAngle.degrees, endAngle: endAngle.degrees))
  }

  /// Creates a gradient all around.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }

  /// Creates a gradient between two angles.
  public init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startAngle: startAngle,
      endAngle: endAngle)
  }

  /// Creates a gradient all around.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }

  /// The gradient.
  public func _style() -> ViewNode.Style { style }
}

/// The standard gradient of a colour.
public struct AnyGradient: ShapeStyle, Hashable {
  let color: Color

  /// The colour, whose gradient is too faint to tell.
  public func _style() -> ViewNode.Style { color._style() }
}

extension Color {
  /// The standard gradient of the colour.
  public var gradient: AnyGradient { AnyGradient(color: self) }
}

extension ShapeStyle where Self == LinearGradient {
  /// A gradient between two points.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A gradient between two points.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

/// A blur of what is behind.
///
/// Source: Apple, SwiftUI Material.
public struct Material: ShapeStyle, Hashable {
  private let name: String

  /// The material.
  public func _style() -> ViewNode.Style { .material(name) }

  /// Ultra thin.
  public static let ultraThin = Material(name: "ultraThin")
  /// Thin.
  public static let thin = Material(name: "thin")
  /// Regular.
  public static let regular = Material(name: "regular")
  /// Thick.
  public static let thick = Material(name: "thick")
  /// Ultra thick.
  public static let ultraThick = Material(name: "ultraThick")
  /// That of bars.
  public static let bar = Material(name: "bar")
}

extension ShapeStyle where Self == Material {
  /// Ultra thin.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Thin.
  public static var thinMaterial: Material { .thin }
  /// Regular.
  public static var regularMaterial: Material { .regular }
  /// Thick.
  public static var thickMaterial: Material { .thick }
  /// Ultra thick.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}

/// A style that the system has.
public struct _SystemStyle: ShapeStyle {
  let style: ViewNode.Style

  /// The style.
  public func _style() -> ViewNode.Style { style }
}

/// The style of the background.
public struct BackgroundStyle: ShapeStyle {
  /// Creates the style of the background.
  public init() {}

  /// The style.
  public func _style() -> ViewNode.Style { .background }
}

/// The style of the foreground.
public struct ForegroundStyle: ShapeStyle {
  /// Creates the style of the foreground.
  public init() {}

  /// The style.
  public func _style() -> ViewNode.Style { .level(1) }
}

/// The fill of shapes.
public struct FillShapeStyle: ShapeStyle {
  /// Creates the fill of shapes.
  public init() {}

  /// The style.
  public func _style() -> ViewNode.Style { .systemFill(level: 1) }
}

/// The style of separators.
public struct SeparatorShapeStyle: ShapeStyle {
  /// Creates the style of separators.
  public init() {}

  /// The style.
  public func _style() -> ViewNode.Style { .color(.named("separator")) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The style of separators.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle {
  /// The second level of the style.
  public var secondary: some ShapeStyle { _SystemStyle(style: _style().level(2)) }
  /// The third level of the style.
  public var tertiary: some ShapeStyle { _SystemStyle(style: _style().level(3)) }
  /// The fourth level of the style.
  public var quaternary: some ShapeStyle { _SystemStyle(style: _style().level(4)) }
  /// The fifth level of the style.
  public var quinary: some ShapeStyle { _SystemStyle(style: _style().level(4)) }

  /// The style with its opacity multiplied.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    _SystemStyle(style: .faded(_style(), opacity))
  }

  /// The style with a shadow, which is not drawn.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _SystemStyle(style: .unmodelled(_style(), "shadow"))
  }

  /// The style blended, which is not drawn.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _SystemStyle(style: mode == .normal ? _style() : .unmodelled(_style(), "blendMode"))
  }
}

extension ViewNode.Style {
  /// A fainter version.
  func level(_ level: Int) -> ViewNode.Style {
    switch self {
    case .systemFill: .systemFill(level: level)
    case .level: .level(level)
    default: .faded(self, [1, 0.6, 0.3, 0.18][min(max(level, 1), 4) - 1])
    }
  }
}

/// The shadow of a style.
public struct ShadowStyle: Sendable {
  /// A shadow behind.
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }

  /// A shadow inside.
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  private let style: ViewNode.Style

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) { self.style = style._style() }

  /// The style.
  public func _style() -> ViewNode.Style { style }
}
