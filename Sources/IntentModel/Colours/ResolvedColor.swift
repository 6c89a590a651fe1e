// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A colour by its components, each from 0 to 1, in sRGB.
public struct ResolvedColor: Sendable, Hashable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity.
  public var alpha: Double

  /// Creates a colour; components that are no numbers are 0.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 1) {
    func clamped(_ value: Double) -> Double { value.isFinite ? min(max(value, 0), 1) : 0 }
    self.red = clamped(red)
    self.green = clamped(green)
    self.blue = clamped(blue)
    self.alpha = clamped(alpha)
  }

  /// Creates a colour from a value; nil where only an asset catalog knows it.
  ///
  /// System colours are those of Apple's Human Interface Guidelines, Color, as they were up to OS 18;
  /// later systems differ a little.
  public init?(_ value: ColorValue, isDark: Bool) {
    switch value {
    case .rgba(let red, let green, let blue, let alpha): self.init(red, green, blue, alpha)
    case .named(let name, let opacity):
      guard let entry = Self.system[name] else { return nil }
      let (hex, alpha) = isDark ? entry.dark : entry.light
      self.init(
        Double(hex >> 16) / 255, Double(hex >> 8 & 0xFF) / 255, Double(hex & 0xFF) / 255,
        alpha * opacity)
    }
  }

  /// The colour as a value.
  public var value: ColorValue { .rgba(red, green, blue, alpha) }

  /// The colour with its opacity multiplied.
  public func faded(_ factor: Double) -> ResolvedColor {
    ResolvedColor(red, green, blue, alpha * factor)
  }

  /// The colour that is seen when it lies over another.
  public func over(_ other: ResolvedColor) -> ResolvedColor {
    let total = alpha + other.alpha * (1 - alpha)
    guard total > 0 else { return ResolvedColor(0, 0, 0, 0) }
    func mixed(_ upper: Double, _ lower: Double) -> Double {
      (upper * alpha + lower * other.alpha * (1 - alpha)) / total
    }
    return ResolvedColor(
      mixed(red, other.red), mixed(green, other.green), mixed(blue, other.blue), total)
  }

  /// The grey of the same luminance, with the same opacity.
  public var grey: ResolvedColor {
    let luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    return ResolvedColor(luma, luma, luma, alpha)
  }

  /// The relative luminance from 0 to 1, as WCAG 2 defines it; opacity does not count.
  public var luminance: Double {
    func linear(_ part: Double) -> Double {
      part <= 0.040_45 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// The contrast from 1 to 21 with an opaque colour behind it, as WCAG 2 defines it.
  public func contrast(on background: ResolvedColor) -> Double {
    let (first, second) = (over(background).luminance, background.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  private typealias Tone = (UInt32, Double)

  private static let system: [String: (light: Tone, dark: Tone)] = {
    func opaque(_ light: UInt32, _ dark: UInt32) -> (light: Tone, dark: Tone) {
      ((light, 1), (dark, 1))
    }
    return [
      "systemRed": opaque(0xFF3B30, 0xFF453A), "systemOrange": opaque(0xFF9500, 0xFF9F0A),
      "systemYellow": opaque(0xFFCC00, 0xFFD60A), "systemGreen": opaque(0x34C759, 0x30D158),
      "systemMint": opaque(0x00C7BE, 0x63E6E2), "systemTeal": opaque(0x30B0C7, 0x40C8E0),
      "systemCyan": opaque(0x32ADE6, 0x64D2FF), "systemBlue": opaque(0x007AFF, 0x0A84FF),
      "systemIndigo": opaque(0x5856D6, 0x5E5CE6), "systemPurple": opaque(0xAF52DE, 0xBF5AF2),
      "systemPink": opaque(0xFF2D55, 0xFF375F), "systemBrown": opaque(0xA2845E, 0xAC8E68),
      "systemGray": opaque(0x8E8E93, 0x8E8E93), "systemGray2": opaque(0xAEAEB2, 0x636366),
      "systemGray3": opaque(0xC7C7CC, 0x48484A), "systemGray4": opaque(0xD1D1D6, 0x3A3A3C),
      "systemGray5": opaque(0xE5E5EA, 0x2C2C2E), "systemGray6": opaque(0xF2F2F7, 0x1C1C1E),
      "accentColor": opaque(0x007AFF, 0x0A84FF),
      "primary": opaque(0x000000, 0xFFFFFF), "label": opaque(0x000000, 0xFFFFFF),
      "secondary": ((0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
      "secondaryLabel": ((0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
      "tertiaryLabel": ((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
      "quaternaryLabel": ((0x3C3C43, 0.18), (0xEBEBF5, 0.16)),
      "systemBackground": opaque(0xFFFFFF, 0x000000),
      "secondarySystemBackground": opaque(0xF2F2F7, 0x1C1C1E),
      "tertiarySystemBackground": opaque(0xFFFFFF, 0x2C2C2E),
      "systemGroupedBackground": opaque(0xF2F2F7, 0x000000),
      "secondarySystemGroupedBackground": opaque(0xFFFFFF, 0x1C1C1E),
      "tertiarySystemGroupedBackground": opaque(0xF2F2F7, 0x2C2C2E),
      "systemFill": ((0x787880, 0.2), (0x787880, 0.36)),
      "secondarySystemFill": ((0x787880, 0.16), (0x787880, 0.32)),
      "tertiarySystemFill": ((0x767680, 0.12), (0x767680, 0.24)),
      "quaternarySystemFill": ((0x747480, 0.08), (0x767680, 0.18)),
      "separator": ((0x3C3C43, 0.29), (0x545458, 0.6)),
      "opaqueSeparator": opaque(0xC6C6C8, 0x38383A), "link": opaque(0x007AFF, 0x0984FF),
      "placeholderText": ((0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    ]
  }()
}
