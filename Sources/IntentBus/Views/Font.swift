// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A font; systems choose the font of a control's label themselves.
///
/// Source: Apple, SwiftUI Font.
public struct Font: Sendable, Hashable {
  /// The weight of a font.
  public struct Weight: Sendable, Hashable {
    private let value: Int

    /// Ultra light.
    public static let ultraLight = Weight(value: 100)
    /// Thin.
    public static let thin = Weight(value: 200)
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
    /// Black.
    public static let black = Weight(value: 900)
  }

  /// The design of a font.
  public enum Design: Sendable, Hashable {
    /// The default design.
    case `default`
    /// With serifs.
    case serif
    /// Rounded.
    case rounded
    /// Every character as wide as the next.
    case monospaced
  }

  /// A text style.
  public enum TextStyle: Sendable, Hashable, CaseIterable {
    /// A large title.
    case largeTitle
    /// A first title.
    case title
    /// A second title.
    case title2
    /// A third title.
    case title3
    /// A headline.
    case headline
    /// A subheadline.
    case subheadline
    /// Running text.
    case body
    /// A callout.
    case callout
    /// A footnote.
    case footnote
    /// A caption.
    case caption
    /// A second caption.
    case caption2
  }

  private let name: String

  /// The large title.
  public static let largeTitle = Font(name: "largeTitle")
  /// The first title.
  public static let title = Font(name: "title")
  /// The second title.
  public static let title2 = Font(name: "title2")
  /// The third title.
  public static let title3 = Font(name: "title3")
  /// The headline.
  public static let headline = Font(name: "headline")
  /// The subheadline.
  public static let subheadline = Font(name: "subheadline")
  /// Running text.
  public static let body = Font(name: "body")
  /// The callout.
  public static let callout = Font(name: "callout")
  /// The footnote.
  public static let footnote = Font(name: "footnote")
  /// The caption.
  public static let caption = Font(name: "caption")
  /// The second caption.
  public static let caption2 = Font(name: "caption2")

  /// The system's font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "system-\(size)") }

  /// The system's font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(name: "\(style)") }

  /// A font by name, of a size in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font { self }

  /// The font in bold.
  public func bold() -> Font { self }

  /// The font in italics.
  public func italic() -> Font { self }

  /// The font with digits of the same width.
  public func monospacedDigit() -> Font { self }
}
