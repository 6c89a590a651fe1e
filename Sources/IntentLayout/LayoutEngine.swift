// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Lays out a widget's views as SwiftUI does: a parent proposes a size, a child chooses its own, and the
/// parent places it.
///
/// Source: Apple, SwiftUI Layout and its articles; what they leave open is in `LayoutChoices`.
public struct LayoutEngine: Sendable {
  private let textSize: DynamicTypeSize
  private let family: String?
  private let measuring: any TextMeasuring

  /// Creates an engine for a size of text, a family, and something that measures text.
  public init(
    textSize: DynamicTypeSize = .large, family: String? = nil,
    measuring: any TextMeasuring = TextMetrics()
  ) {
    self.textSize = textSize
    self.family = family
    self.measuring = measuring
  }

  /// Lays out views in the content area of a widget.
  ///
  /// - Parameters:
  ///   - root: The views.
  ///   - size: The size of the widget, in points.
  ///   - margins: The distance between its outline and its content, in points.
  public func layOut(_ root: ViewNode, in size: Size, margins: Double = 0) -> LayoutResult {
    var builder = LayoutBuilder(family: family)
    let whole = Size(LayoutChoices.length(size.width), LayoutChoices.length(size.height))
    let margins = min(LayoutChoices.length(margins), whole.width / 2, whole.height / 2)
    let area = Size(whole.width - 2 * margins, whole.height - 2 * margins)
    let item =
      family == "accessoryInline"
      ? builder.inlineItem(for: root) : builder.item(for: root, InheritedStyle())
    let pass = LayoutPass(textSize: textSize, measuring: measuring)
    // A root that chooses another size than it was offered stands in the middle.
    var content = pass.placed(item, in: area, Alignment())
    content.move(x: margins, y: margins)
    let background = builder.background.map { pass.placed($0, in: whole, Alignment()) }
    let label = builder.label.map { pass.placed($0, in: area, Alignment()) }
    return LayoutResult(
      content: content, background: background, readerSizes: pass.readerSizes,
      widgetURLs: builder.widgetURLs, widgetLabel: label,
      notModelled: builder.notModelled)
  }

  private typealias Alignment = ViewNode.Alignment
}

/// What Apple does not say about layout, chosen once.
enum LayoutChoices {
  /// Assumed: the distance between views of a stack without a spacing; Apple's differs by the views.
  static let stackSpacing = 8.0
  /// The padding without a length.
  static let padding = 16.0
  /// The length of what takes any size where none is proposed.
  static let defaultLength = 10.0
  /// Assumed: the least length of a spacer without one.
  static let spacerLength = 8.0
  /// Assumed: the thickness of a divider.
  static let dividerThickness = 1.0
  /// Assumed: the distance between icon and title of a label.
  static let labelSpacing = 8.0
  /// Assumed: width and height of a symbol, in parts of the size of its font.
  static let symbolSize = 1.2
  /// Assumed: where the baseline of text is, in parts of its line's height.
  static let baseline = 0.8
  /// Assumed: the side of an image whose size is not known.
  static let imageSize = 24.0
  /// Assumed: the height of the bar of a gauge or a progress view.
  static let barHeight = 4.0
  /// Assumed: the side of a circular progress view, and the greatest one of an accessory gauge.
  static let progressSide = 20.0
  /// Assumed: the greatest side of a circular gauge.
  static let gaugeSide = 58.0
  /// Nothing in a widget is longer; also keeps sums of infinite lengths finite.
  static let longest = ViewNode.longestLength

  /// A length that can be calculated with: not negative, not infinite, and a number.
  static func length(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), longest)
  }
}
