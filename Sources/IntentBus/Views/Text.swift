// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A view that shows text.
///
/// Source: Apple, SwiftUI Text.
public struct Text: Sendable, Equatable {
  var string: String
  var appearance: [String] = []

  /// Creates a text that is localised by its key.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    string = key.text
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
  public init(_ attributed: AttributedString) { string = String(attributed.characters) }

  /// Creates a text from a value and the format style that makes text of it.
  public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    string = format.format(input)
  }

  /// Two texts, one after the other.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.string += right.string
    return text
  }

  private func with(_ name: String) -> Text {
    var text = self
    text.appearance.append(name)
    return text
  }

  /// Sets the font.
  public func font(_ font: Font?) -> Text { with("font") }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with("fontWeight") }

  /// Makes it bold.
  public func bold(_ isActive: Bool = true) -> Text { with("bold") }

  /// Makes it italic.
  public func italic(_ isActive: Bool = true) -> Text { with("italic") }

  /// Gives digits the same width.
  public func monospacedDigit() -> Text { with("monospacedDigit") }

  /// Sets the colour.
  public func foregroundColor(_ color: Color?) -> Text { with("foregroundColor") }

  /// Sets the style of its foreground.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { with("foregroundStyle") }

  /// Strikes it through.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    with("strikethrough")
  }

  /// Underlines it.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { with("underline") }
}

extension Text: View {
  /// There is no body: the value is the text.
  public var body: Never { preconditionFailure("a text has no body of its own") }

  /// The text.
  public func _archive(in environment: ArchiveEnvironment) -> ViewNode {
    var node = ViewNode(.text(string))
    node.modifiers = appearance.map { .appearance($0) }
    return node
  }
}
