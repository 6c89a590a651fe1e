// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A view that shows text.
///
/// Source: Apple, SwiftUI Text.
public struct Text: Sendable, Equatable {
  var string: String
  var modifiers: [ViewNode.Modifier] = []

  /// Creates a text that is localised by its key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.formatted.localized(table: tableName)
  }

  /// Creates a text from a localised resource.
  @_disfavoredOverload public init(_ resource: LocalizedStringResource) {
    string = String(localized: resource)
  }

  /// Creates a text that is shown as it is.
  @_disfavoredOverload public init(_ content: some StringProtocol) { string = String(content) }

  /// Creates a text that is never localised.
  public init(verbatim content: String) { string = content }

  /// Creates a text from an attributed string, whose attributes are dropped.
  ///
  /// Disfavoured, since a literal may be an attributed string too, and then would not be localised.
  @_disfavoredOverload public init(_ attributed: AttributedString) {
    string = String(attributed.characters)
  }

  /// Creates a text from a value and the format style that makes text of it.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    string = format.format(input)
  }

  /// Two texts, one after the other.
  ///
  /// What both say of their look holds for the whole; where they differ, the picture shows neither.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.string += right.string
    if left.modifiers != right.modifiers {
      text.modifiers = left.modifiers.filter { right.modifiers.contains($0) }
      text.modifiers.append(.unmodelled("texts of different looks joined by +"))
    }
    return text
  }

  private func with(_ modifier: ViewNode.Modifier) -> Text {
    var text = self
    text.modifiers.append(modifier)
    return text
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { font.map { with(.font($0.value)) } ?? self }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight.map { with(.fontChange(.weight($0.value))) } ?? self
  }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { with(.fontChange(.design($0.rawValue))) } ?? self
  }

  /// Sets the width of the font.
  public func fontWidth(_ width: Font.Width?) -> Text {
    width.map { with(.fontChange(.width($0.name))) } ?? self
  }

  /// Makes it bold.
  public func bold(_ isActive: Bool = true) -> Text { with(.fontChange(.bold(isActive))) }

  /// Makes it italic.
  public func italic(_ isActive: Bool = true) -> Text { with(.fontChange(.italic(isActive))) }

  /// Gives digits the same width.
  public func monospacedDigit() -> Text { with(.fontChange(.monospacedDigit)) }

  /// Gives all characters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    with(.fontChange(.monospaced(isActive)))
  }

  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { with(.foreground([$0._style()])) } ?? self
  }

  /// Sets the style of its foreground.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with(.foreground([style._style()]))
  }

  /// Strikes it through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? with(.unmodelled("strikethrough")) : self
  }

  /// Underlines it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    isActive ? with(.unmodelled("underline")) : self
  }

  /// Sets the distance between characters in points.
  public func kerning(_ kerning: CGFloat) -> Text { with(.unmodelled("kerning")) }

  /// Sets the distance between characters in points.
  public func tracking(_ tracking: CGFloat) -> Text { with(.unmodelled("tracking")) }

  /// Moves it off the line, in points.
  public func baselineOffset(_ offset: CGFloat) -> Text { with(.unmodelled("baselineOffset")) }
}

extension Text: View {
  /// There is no body: the value is the text.
  public var body: Never { preconditionFailure("a text has no body of its own") }

  /// The text.
  public func _archive(in context: _ViewContext) -> ViewNode {
    ViewNode(.text(string), modifiers: modifiers)
  }
}
