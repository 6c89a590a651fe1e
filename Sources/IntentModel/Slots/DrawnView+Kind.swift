// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension DrawnView {
  /// What is painted of a view.
  public enum Kind: Sendable, Equatable {
    /// Nothing: it holds others, or takes room.
    case container
    /// A text.
    case text(Text)
    /// A symbol or a picture.
    case image(Image)
    /// The whole frame in one paint; nil where only an asset catalog knows the colour.
    case fill(Paint?)
    /// A shape in the frame.
    case shape(Shape)
    /// Nothing, and what is inside is cut off at an outline.
    case clip(ViewNode.Shape.Outline)
    /// A gauge.
    case gauge(Meter)
    /// A progress view.
    case progress(Meter)
    /// Nothing, and a tap runs an intent.
    case interaction(Interaction)
    /// A block in place of what privacy hides.
    case block
  }

  /// What something is painted with.
  public enum Paint: Sendable, Equatable {
    /// One colour, resolved for the rendering mode.
    case color(ColorValue)
    /// Colours that pass over into each other, resolved for the rendering mode.
    case gradient(ViewNode.Gradient)

    /// The colours, in the order of a gradient's stops.
    public var colors: [ColorValue] {
      switch self {
      case .color(let color): [color]
      case .gradient(let gradient): gradient.stops.map(\.color)
      }
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
    /// Whether all digits have one width.
    public var hasMonospacedDigits: Bool

    /// Creates a font.
    public init(
      size: Double, weight: Int, isItalic: Bool = false, design: String = "default",
      hasMonospacedDigits: Bool = false
    ) {
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
      self.design = design
      self.hasMonospacedDigits = hasMonospacedDigits
    }
  }

  /// A text as it is drawn.
  public struct Text: Sendable, Equatable {
    /// The lines that are shown; none where privacy hides them.
    public var lines: [String]
    /// The font.
    public var font: Font
    /// The height of a line.
    public var lineHeight: Double
    /// The distance between two lines beyond their height.
    public var lineSpacing: Double = 0
    /// The distance from the top of a line to its baseline.
    public var baseline: Double
    /// How the lines stand to each other.
    public var alignment = ViewNode.HorizontalAlignment.leading
    /// What it is painted with; nil where only an asset catalog knows the colour.
    public var paint: Paint?
    /// Whether a part of the text is cut off.
    public var isCut = false
    /// Whether something opaque in front hides it.
    public var isCovered = false
    /// The contrast with what is behind it, from 1 to 21; nil where that is not known.
    public var contrast: Double?

    /// Creates a text from its lines, font, and the height and baseline of a line.
    public init(lines: [String], font: Font, lineHeight: Double, baseline: Double) {
      self.lines = lines
      self.font = font
      self.lineHeight = lineHeight
      self.baseline = baseline
    }
  }

  /// A symbol or a picture as it is drawn.
  public struct Image: Sendable, Equatable {
    /// How an image fills its frame.
    public enum ContentMode: String, Sendable, Codable {
      /// Both sides stretched to the frame.
      case stretch
      /// As large as fits within the frame, in its own ratio.
      case fit
      /// As small as covers the frame, in its own ratio.
      case fill
      /// Repeated at its own size.
      case tile
    }

    /// What is left of an image's colours.
    public enum Rendering: String, Sendable, Codable {
      /// All of them.
      case original
      /// Its opacity alone, in the paint.
      case template
      /// Greys.
      case desaturated
      /// Its brightness as opacity, in the paint.
      case accentedDesaturated
    }

    /// Its name, where it comes from, its size and file.
    public var value: ImageValue
    /// How it fills its frame.
    public var contentMode: ContentMode
    /// What is left of its colours.
    public var rendering: Rendering
    /// What a template is painted with; nil where its own colours are left.
    public var paint: Paint?

    /// Creates an image.
    public init(
      _ value: ImageValue, contentMode: ContentMode = .stretch, rendering: Rendering = .original,
      paint: Paint? = nil
    ) {
      self.value = value
      self.contentMode = contentMode
      self.rendering = rendering
      self.paint = paint
    }
  }

  /// A shape as it is drawn.
  public struct Shape: Sendable, Equatable {
    /// A line around a shape.
    public struct Stroke: Sendable, Codable, Hashable {
      /// The width.
      public var width: Double
      /// Whether it lies within the outline, not astride it.
      public var isInside: Bool

      /// Creates a line of a width.
      public init(width: Double, isInside: Bool = false) {
        self.width = width
        self.isInside = isInside
      }
    }

    /// The outline.
    public var outline: ViewNode.Shape.Outline
    /// What it is painted with; nil for nothing, or where only an asset catalog knows the colour.
    public var paint: Paint?
    /// The line that the paint is for; nil for a shape that is filled.
    public var stroke: Stroke?

    /// Creates a shape.
    public init(_ outline: ViewNode.Shape.Outline, paint: Paint?, stroke: Stroke? = nil) {
      self.outline = outline
      self.paint = paint
      self.stroke = stroke
    }
  }

  /// A gauge or a progress view as it is drawn.
  public struct Meter: Sendable, Equatable {
    /// How far it is filled, from 0 to 1; nil for a progress that only turns.
    public var fraction: Double?
    /// The style as source names it, such as "accessoryCircular".
    public var style: String
    /// Where its bar is; nil for a ring in the whole frame.
    public var bar: Frame?
    /// What it is painted with; nil where only an asset catalog knows the colour.
    public var paint: Paint?

    /// Creates a gauge or a progress view.
    public init(fraction: Double?, style: String, bar: Frame? = nil, paint: Paint? = nil) {
      self.fraction = fraction
      self.style = style
      self.bar = bar
      self.paint = paint
    }
  }

  /// A button or a toggle as it is drawn.
  public struct Interaction: Sendable, Equatable {
    /// The type of the intent that a tap runs.
    public var intent: String
    /// Whether a toggle is on; nil for a button.
    public var isOn: Bool?

    /// Creates a button, or a toggle that is off or on.
    public init(intent: String, isOn: Bool? = nil) {
      self.intent = intent
      self.isOn = isOn
    }
  }
}
