// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A view as a slot draws it: where it is, and what is left of it in the slot's rendering mode.
///
/// Lengths are in points; the origin is the widget's top leading corner. Children are in the order in
/// which they are painted.
public struct DrawnView: Sendable, Codable, Equatable {
  /// A place and a size in points.
  public struct Frame: Sendable, Codable, Hashable {
    /// The distance from the leading edge.
    public var x: Double
    /// The distance from the top.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Creates a frame.
    public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }
  }

  /// A font as it is drawn.
  public struct Font: Sendable, Codable, Hashable {
    /// The size in points.
    public var size: Double
    /// The weight from 100 to 900.
    public var weight: Int
    /// Whether it is italic.
    public var isItalic: Bool
    /// "default", "serif", "rounded" or "monospaced".
    public var design: String

    /// Creates a font.
    public init(size: Double, weight: Int, isItalic: Bool = false, design: String = "default") {
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
      self.design = design
    }
  }

  /// A group of an accented widget.
  public enum Group: String, Sendable, Codable {
    /// What is accentable.
    case accent
    /// Everything else.
    case `default`
  }

  /// The name of the view as source has it, such as "Text".
  public var view: String
  /// Where it is.
  public var frame: Frame
  /// The lines of a text that are shown, one after the other.
  public var text: String?
  /// The font of a text.
  public var font: Font?
  /// How the lines of a text stand to each other, where that is not at the leading edge.
  public var alignment: ViewNode.HorizontalAlignment?
  /// The name of a symbol or an image, and where it comes from.
  public var image: ImageValue?
  /// What it is painted with; several for a gradient, none where nothing is known.
  public var colors: [ColorValue] = []
  /// The outline of a shape.
  public var outline: ViewNode.Shape.Outline?
  /// The width of a line around a shape; nil for one that is filled.
  public var lineWidth: Double?
  /// The group it belongs to, where the widget is accented.
  public var group: Group?
  /// The contrast of a text with what is behind it, from 1 to 21; nil where that is not known.
  public var contrast: Double?
  /// Whether something opaque in front hides it.
  public var isCovered = false
  /// Whether a part of the text is cut off.
  public var isCut = false
  /// Whether privacy or a placeholder hides it.
  public var isRedacted = false
  /// Where a tap leads, for a link.
  public var link: String?
  /// The type of the intent that a tap runs.
  public var intent: String?
  /// The views inside it.
  public var children: [DrawnView] = []

  /// Creates a view at a place.
  public init(_ view: String, frame: Frame) {
    self.view = view
    self.frame = frame
  }

  /// The view and all inside it, in the order in which they are painted.
  public var flattened: [DrawnView] { [self] + children.flatMap(\.flattened) }
}
