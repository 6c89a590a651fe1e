// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Where a view stands after layout, and what it is.
public struct PlacedView: Sendable, Equatable {
  /// A text as it is laid out.
  public struct Text: Sendable, Equatable {
    /// The lines that are shown.
    public var lines: [String]
    /// Whether a part is cut off.
    public var isCut: Bool
    /// The scale that lets it fit; 1 for none.
    public var scale: Double
    /// The distance between lines beyond the font's own, in points.
    public var lineSpacing: Double
  }

  /// What it is.
  public var kind: ViewNode.Kind
  /// Where it is, in points, in the widget's coordinates.
  public var frame: DrawnView.Frame
  /// What modifiers say of it.
  public var style: InheritedStyle
  /// The lines of a text.
  public var text: Text?
  /// The outline that cuts off what is outside.
  public var clip: ViewNode.Shape.Outline?
  /// The bar of a gauge or a progress view; nil for a ring.
  public var bar: DrawnView.Frame?
  /// The views inside it, in the order in which they are painted.
  public var children: [PlacedView] = []

  /// Whether it is a button or a toggle.
  package var isInteraction: Bool {
    if case .interaction = kind { true } else { false }
  }

  /// Shifts the view and all inside it.
  mutating func move(x: Double, y: Double) {
    frame.move(x: x, y: y)
    bar?.move(x: x, y: y)
    for index in children.indices { children[index].move(x: x, y: y) }
  }

  /// Scales the view and all inside it about a point.
  mutating func scale(x: Double, y: Double, aboutX centerX: Double, _ centerY: Double) {
    frame.scale(x: x, y: y, aboutX: centerX, centerY)
    bar?.scale(x: x, y: y, aboutX: centerX, centerY)
    text?.scale *= min(x, y)
    text?.lineSpacing *= min(x, y)
    for index in children.indices {
      children[index].scale(x: x, y: y, aboutX: centerX, centerY)
    }
  }

  /// The first view of the tree that a condition holds for.
  package func first(where condition: (PlacedView) -> Bool) -> PlacedView? {
    if condition(self) { return self }
    for child in children {
      if let match = child.first(where: condition) { return match }
    }
    return nil
  }

  /// The last view of the tree that a condition holds for.
  func last(where condition: (PlacedView) -> Bool) -> PlacedView? {
    for child in children.reversed() {
      if let match = child.last(where: condition) { return match }
    }
    return condition(self) ? self : nil
  }
}

extension DrawnView.Frame {
  fileprivate mutating func move(x: Double, y: Double) {
    self.x += x
    self.y += y
  }

  fileprivate mutating func scale(
    x factorX: Double, y factorY: Double, aboutX centerX: Double, _ centerY: Double
  ) {
    x = centerX + (x - centerX) * factorX
    y = centerY + (y - centerY) * factorY
    width *= factorX
    height *= factorY
  }
}

/// A widget's views after layout.
public struct LayoutResult: Sendable, Equatable {
  /// The content.
  public var content: PlacedView
  /// The background of the widget; nil where the views set none.
  public var background: PlacedView?
  /// The size of each geometry reader by its number.
  public var readerSizes: [Int: Size]
  /// The links of the whole widget, in the order of the views.
  public var widgetURLs: [String?]
  /// What is shown beside a complication.
  public var widgetLabel: PlacedView?
  /// What would change the picture and is not drawn, by name, without repetition.
  public var notModelled: [String]
}

/// Measures text.
public protocol TextMeasuring: Sendable {
  /// Breaks a text into lines no wider than `width`, at most as many as `limit`.
  ///
  /// Returns the lines, whether a part is cut off, and the width of the widest line, in points.
  func lines(
    of text: String, font: DrawnView.Font, width: Double, limit: Int?,
    truncation: ViewNode.Truncation
  ) -> (lines: [String], isCut: Bool, width: Double)
}
