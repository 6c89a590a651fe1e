// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A font; systems choose the font of a control's label themselves.
///
/// Source: Apple, SwiftUI Font.
public struct Font: Sendable, Hashable {
  /// The weight of a font.
  public struct Weight: Sendable, Hashable {
    let value: Int

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
  public enum Design: String, Sendable, Hashable {
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
  public enum TextStyle: String, Sendable, Hashable, CaseIterable {
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

  let value: ViewNode.Font

  private init(_ style: TextStyle) { value = ViewNode.Font(textStyle: style.rawValue) }

  init(_ value: ViewNode.Font) { self.value = value }

  private func changed(_ change: ViewNode.FontChange) -> Font {
    var value = value
    value.changes.append(change)
    return Font(value)
  }

  /// The large title.
  public static let largeTitle = Font(.largeTitle)
  /// The first title.
  public static let title = Font(.title)
  /// The second title.
  public static let title2 = Font(.title2)
  /// The third title.
  public static let title3 = Font(.title3)
  /// The headline.
  public static let headline = Font(.headline)
  /// The subheadline.
  public static let subheadline = Font(.subheadline)
  /// Running text.
  public static let body = Font(.body)
  /// The callout.
  public static let callout = Font(.callout)
  /// The footnote.
  public static let footnote = Font(.footnote)
  /// The caption.
  public static let caption = Font(.caption)
  /// The second caption.
  public static let caption2 = Font(.caption2)

  /// The system's font of a size in points.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(
      ViewNode.Font(size: Double(size), weight: weight?.value, design: design?.rawValue))
  }

  /// The system's font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(
      ViewNode.Font(
        textStyle: style.rawValue, weight: weight?.value, design: design?.rawValue))
  }

  /// A font by name, of a size in points that follows the Dynamic Type size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(ViewNode.Font(size: Double(size), name: name))
  }

  /// A font by name, of a size in points that follows the size of a text style.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo style: TextStyle
  ) -> Font { custom(name, size: size) }

  /// A font by name, of a size in points that nothing changes.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }

  /// The font with a weight.
  public func weight(_ weight: Weight) -> Font { changed(.weight(weight.value)) }

  /// The font in bold.
  public func bold() -> Font { changed(.bold(true)) }

  /// The font in italics.
  public func italic() -> Font { changed(.italic(true)) }

  /// The font with digits of the same width.
  public func monospacedDigit() -> Font { changed(.monospacedDigit) }

  /// The font with characters of the same width.
  public func monospaced() -> Font { changed(.monospaced(true)) }

  /// The font of another width.
  public func width(_ width: Width) -> Font { changed(.width(width.name)) }

  /// The width of a font.
  public struct Width: Sendable, Hashable {
    let name: String

    /// Compressed.
    public static let compressed = Width(name: "compressed")
    /// Condensed.
    public static let condensed = Width(name: "condensed")
    /// Standard.
    public static let standard = Width(name: "standard")
    /// Expanded.
    public static let expanded = Width(name: "expanded")
  }
}
