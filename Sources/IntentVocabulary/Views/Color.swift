// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A colour.
///
/// Source: Apple, SwiftUI Color.
public struct Color: Sendable, Hashable {
  /// The colour space of components.
  public enum RGBColorSpace: Sendable, Hashable {
    /// The standard space.
    case sRGB
    /// The standard space with a linear curve.
    case sRGBLinear
    /// A wider space.
    case displayP3
  }

  package var value: ColorValue

  init(_ value: ColorValue) { self.value = value }

  /// Creates a colour from red, green, blue and opacity, each from 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    value = .rgba(red, green, blue, opacity)
  }

  /// Creates a grey from its brightness and opacity, each from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    value = .rgba(white, white, white, opacity)
  }

  /// Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let position = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    value = .rgba(part(5), part(3), part(1), opacity)
  }

  /// Creates a colour from an asset catalog.
  public init(_ name: String, bundle: Bundle? = nil) { value = .named(name) }

  /// Creates a colour from a generated name of an asset.
  public init(_ resource: ColorResource) { value = .named(resource.name) }

  /// The colour with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(value.opacity(opacity)) }

  private static func system(_ name: String) -> Color { Color(.named("system" + name)) }

  /// The system's red.
  public static let red = system("Red")
  /// The system's orange.
  public static let orange = system("Orange")
  /// The system's yellow.
  public static let yellow = system("Yellow")
  /// The system's green.
  public static let green = system("Green")
  /// The system's mint.
  public static let mint = system("Mint")
  /// The system's teal.
  public static let teal = system("Teal")
  /// The system's cyan.
  public static let cyan = system("Cyan")
  /// The system's blue.
  public static let blue = system("Blue")
  /// The system's indigo.
  public static let indigo = system("Indigo")
  /// The system's purple.
  public static let purple = system("Purple")
  /// The system's pink.
  public static let pink = system("Pink")
  /// The system's brown.
  public static let brown = system("Brown")
  /// The system's grey.
  public static let gray = system("Gray")
  /// White.
  public static let white = Color(.rgba(1, 1, 1, 1))
  /// Black.
  public static let black = Color(.rgba(0, 0, 0, 1))
  /// Fully transparent.
  public static let clear = Color(.rgba(0, 0, 0, 0))
  /// The colour of primary content.
  public static let primary = Color(.named("primary"))
  /// The colour of secondary content.
  public static let secondary = Color(.named("secondary"))
  /// The accent colour of the app.
  public static let accentColor = Color(.named("accentColor"))
}

extension Color: View {
  /// There is no body: the value is the colour.
  public var body: Never { preconditionFailure("a colour has no body of its own") }

  /// The colour.
  public func _archive(in context: _ViewContext) -> ViewNode { ViewNode(.fill(.color(value))) }
}

extension Color: ShapeStyle {
  /// The colour.
  public func _style() -> ViewNode.Style { .color(value) }
}

/// A name of a colour in an asset catalog, as Xcode generates it.
public struct ColorResource: Sendable, Hashable {
  /// The name in the catalog.
  public let name: String

  /// Creates a name in a catalog.
  public init(name: String, bundle: Bundle) { self.name = name }
}

/// A style to fill shapes and text with.
///
/// Source: Apple, SwiftUI ShapeStyle.
public protocol ShapeStyle: Sendable {
  /// The style as a neutral value.
  func _style() -> ViewNode.Style
}

extension ShapeStyle where Self == Color {
  /// The system's red.
  public static var red: Color { Color.red }
  /// The system's orange.
  public static var orange: Color { Color.orange }
  /// The system's yellow.
  public static var yellow: Color { Color.yellow }
  /// The system's green.
  public static var green: Color { Color.green }
  /// The system's mint.
  public static var mint: Color { Color.mint }
  /// The system's teal.
  public static var teal: Color { Color.teal }
  /// The system's cyan.
  public static var cyan: Color { Color.cyan }
  /// The system's blue.
  public static var blue: Color { Color.blue }
  /// The system's indigo.
  public static var indigo: Color { Color.indigo }
  /// The system's purple.
  public static var purple: Color { Color.purple }
  /// The system's pink.
  public static var pink: Color { Color.pink }
  /// The system's brown.
  public static var brown: Color { Color.brown }
  /// The system's grey.
  public static var gray: Color { Color.gray }
  /// White.
  public static var white: Color { Color.white }
  /// Black.
  public static var black: Color { Color.black }
  /// Fully transparent.
  public static var clear: Color { Color.clear }
  /// The accent colour of the app.
  public static var accentColor: Color { Color.accentColor }
}

/// A level of the content's own style.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
  private let level: Int

  /// The level.
  public func _style() -> ViewNode.Style { .level(level) }

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 4)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  /// The second level.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  /// The third level.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  /// The fourth level.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

/// The tint of the surroundings.
public struct TintShapeStyle: ShapeStyle, Hashable {
  /// Creates the tint of the surroundings.
  public init() {}

  /// The tint.
  public func _style() -> ViewNode.Style { .tint }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of the surroundings.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
