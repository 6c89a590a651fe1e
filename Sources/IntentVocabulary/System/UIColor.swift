// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A colour of UIKit.
///
/// Source: Apple, UIKit UIColor.
public final class UIColor: Sendable, Hashable {
  let value: ColorValue

  init(_ value: ColorValue) { self.value = value }

  /// Creates a colour from components, each from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.rgba(Double(red), Double(green), Double(blue), Double(alpha)))
  }

  /// Creates a grey, from 0 to 1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.rgba(Double(white), Double(white), Double(white), Double(alpha)))
  }

  /// Creates a colour from hue, saturation, brightness and opacity, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)
      ).value)
  }

  /// Creates a colour from an asset catalog.
  public convenience init?(named name: String) { self.init(.named(name)) }

  /// Creates a colour that differs in light and dark: here the light one is taken.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(dynamicProvider(UITraitCollection()).value)
  }

  /// Creates a colour from one of SwiftUI.
  public convenience init(_ color: Color) { self.init(color.value) }

  /// The colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(value.opacity(Double(alpha)))
  }

  /// Colours are equal when their values are.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.value == right.value }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }

  /// White.
  public static let white = UIColor(.rgba(1, 1, 1, 1))
  /// Black.
  public static let black = UIColor(.rgba(0, 0, 0, 1))
  /// Fully transparent.
  public static let clear = UIColor(.rgba(0, 0, 0, 0))
  /// Red.
  public static let red = UIColor(.rgba(1, 0, 0, 1))
  /// Green.
  public static let green = UIColor(.rgba(0, 1, 0, 1))
  /// Blue.
  public static let blue = UIColor(.rgba(0, 0, 1, 1))
  /// Grey.
  public static let gray = UIColor(.rgba(0.5, 0.5, 0.5, 1))
  /// Light grey.
  public static let lightGray = UIColor(.rgba(0.667, 0.667, 0.667, 1))
  /// Dark grey.
  public static let darkGray = UIColor(.rgba(0.333, 0.333, 0.333, 1))
  /// Orange.
  public static let orange = UIColor(.rgba(1, 0.5, 0, 1))
  /// Yellow.
  public static let yellow = UIColor(.rgba(1, 1, 0, 1))
  /// Purple.
  public static let purple = UIColor(.rgba(0.5, 0, 0.5, 1))
  /// The system's colour of that name.
  public static let systemRed = UIColor(.named("systemRed"))
  /// The system's colour of that name.
  public static let systemOrange = UIColor(.named("systemOrange"))
  /// The system's colour of that name.
  public static let systemYellow = UIColor(.named("systemYellow"))
  /// The system's colour of that name.
  public static let systemGreen = UIColor(.named("systemGreen"))
  /// The system's colour of that name.
  public static let systemMint = UIColor(.named("systemMint"))
  /// The system's colour of that name.
  public static let systemTeal = UIColor(.named("systemTeal"))
  /// The system's colour of that name.
  public static let systemCyan = UIColor(.named("systemCyan"))
  /// The system's colour of that name.
  public static let systemBlue = UIColor(.named("systemBlue"))
  /// The system's colour of that name.
  public static let systemIndigo = UIColor(.named("systemIndigo"))
  /// The system's colour of that name.
  public static let systemPurple = UIColor(.named("systemPurple"))
  /// The system's colour of that name.
  public static let systemPink = UIColor(.named("systemPink"))
  /// The system's colour of that name.
  public static let systemBrown = UIColor(.named("systemBrown"))
  /// The system's colour of that name.
  public static let systemGray = UIColor(.named("systemGray"))
  /// The system's colour of that name.
  public static let systemGray2 = UIColor(.named("systemGray2"))
  /// The system's colour of that name.
  public static let systemGray3 = UIColor(.named("systemGray3"))
  /// The system's colour of that name.
  public static let systemGray4 = UIColor(.named("systemGray4"))
  /// The system's colour of that name.
  public static let systemGray5 = UIColor(.named("systemGray5"))
  /// The system's colour of that name.
  public static let systemGray6 = UIColor(.named("systemGray6"))
  /// The system's colour of that name.
  public static let systemBackground = UIColor(.named("systemBackground"))
  /// The system's colour of that name.
  public static let systemGroupedBackground = UIColor(.named("systemGroupedBackground"))
  /// The system's colour of that name.
  public static let systemFill = UIColor(.named("systemFill"))
  /// The system's colour of that name.
  public static let secondarySystemBackground = UIColor(.named("secondarySystemBackground"))
  /// The system's colour of that name.
  public static let tertiarySystemBackground = UIColor(.named("tertiarySystemBackground"))
  /// The system's colour of that name.
  public static let secondarySystemGroupedBackground = UIColor(
    .named("secondarySystemGroupedBackground"))
  /// The system's colour of that name.
  public static let tertiarySystemGroupedBackground = UIColor(
    .named("tertiarySystemGroupedBackground"))
  /// The system's colour of that name.
  public static let secondarySystemFill = UIColor(.named("secondarySystemFill"))
  /// The system's colour of that name.
  public static let tertiarySystemFill = UIColor(.named("tertiarySystemFill"))
  /// The system's colour of that name.
  public static let quaternarySystemFill = UIColor(.named("quaternarySystemFill"))
  /// The system's colour of that name.
  public static let label = UIColor(.named("label"))
  /// The system's colour of that name.
  public static let secondaryLabel = UIColor(.named("secondaryLabel"))
  /// The system's colour of that name.
  public static let tertiaryLabel = UIColor(.named("tertiaryLabel"))
  /// The system's colour of that name.
  public static let quaternaryLabel = UIColor(.named("quaternaryLabel"))
  /// The system's colour of that name.
  public static let placeholderText = UIColor(.named("placeholderText"))
  /// The system's colour of that name.
  public static let separator = UIColor(.named("separator"))
  /// The system's colour of that name.
  public static let opaqueSeparator = UIColor(.named("opaqueSeparator"))
  /// The system's colour of that name.
  public static let link = UIColor(.named("link"))
}

/// What UIKit knows of the surroundings: here light ones.
public struct UITraitCollection: Sendable {
  /// Light or dark.
  public let userInterfaceStyle = UIUserInterfaceStyle.light
}

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not said.
  case unspecified
  /// Light.
  case light
  /// Dark.
  case dark
}

/// A font of UIKit.
public final class UIFont: Sendable {
  /// The weight of a font.
  public struct Weight: Sendable, Hashable {
    let value: Int

    /// Light.
    public static let light = Weight(value: 300)
    /// Regular.
    public static let regular = Weight(value: 400)
    /// Medium.
    public static let medium = Weight(value: 500)
    /// Semibold.
    public static let semibold = Weight(value: 600)
    /// Bold.
    public static let bold = Weight(value: 700)
    /// Heavy.
    public static let heavy = Weight(value: 800)
  }

  /// The size in points.
  public let pointSize: CGFloat
  let weight: Weight

  private init(_ size: CGFloat, _ weight: Weight) {
    pointSize = size
    self.weight = weight
  }

  /// The system's font of a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size, weight)
  }

  /// The system's bold font of a size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size, .bold) }
}

extension Font {
  /// Creates a font from one of UIKit.
  public init(_ font: UIFont) {
    self.init(ViewNode.Font(size: Double(font.pointSize), weight: font.weight.value))
  }
}

extension Color {
  /// Creates a colour from one of UIKit.
  public init(uiColor: UIColor) { self.init(uiColor.value) }

  /// Creates a colour from one of UIKit.
  public init(_ color: UIColor) { self.init(color.value) }
}
