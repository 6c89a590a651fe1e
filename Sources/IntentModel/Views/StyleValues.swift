// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

extension ViewNode {
  /// A font as the user's code asks for it.
  public struct Font: Sendable, Codable, Hashable {
    /// The text style, whose size follows the Dynamic Type size; nil for a fixed size.
    public var textStyle: String?
    /// The size in points, for a font without text style.
    public var size: Double?
    /// The weight from 100 to 900; nil for the style's own.
    public var weight: Int?
    /// "default", "serif", "rounded" or "monospaced".
    public var design: String?
    /// The name of a custom font.
    public var name: String?
    /// What the font changes about itself, in order.
    public var changes: [FontChange] = []

    /// Creates a font.
    public init(
      textStyle: String? = nil, size: Double? = nil, weight: Int? = nil, design: String? = nil,
      name: String? = nil
    ) {
      self.textStyle = textStyle
      self.size = size
      self.weight = weight
      self.design = design
      self.name = name
    }
  }

  /// A change of a font.
  public enum FontChange: Sendable, Codable, Hashable {
    /// A weight from 100 to 900.
    case weight(Int)
    /// Bold, or not.
    case bold(Bool)
    /// Italic, or not.
    case italic(Bool)
    /// Digits of one width.
    case monospacedDigit
    /// Characters of one width, or not.
    case monospaced(Bool)
    /// A design by name.
    case design(String)
    /// A width by name, such as "condensed".
    case width(String)

    /// The name of the modifier.
    public var name: String {
      switch self {
      case .weight: "fontWeight"
      case .bold: "bold"
      case .italic: "italic"
      case .monospacedDigit: "monospacedDigit"
      case .monospaced: "monospaced"
      case .design: "fontDesign"
      case .width: "fontWidth"
      }
    }
  }

  /// Where text is cut.
  public enum Truncation: String, Sendable, Codable {
    /// At the beginning.
    case head
    /// In the middle.
    case middle
    /// At the end.
    case tail
  }

  /// The case of letters.
  public enum TextCase: String, Sendable, Codable {
    /// Capitals.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// The size of symbols beside text.
  public enum ImageScale: String, Sendable, Codable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// What becomes of an image where the widget is accented.
  ///
  /// Source: Apple, WidgetAccentedRenderingMode.
  public enum AccentedRendering: String, Sendable, Codable {
    /// As part of the accent group.
    case accented
    /// In greys.
    case desaturated
    /// In greys, then as part of the accent group.
    case accentedDesaturated
    /// In its own colours.
    case fullColor
  }

  /// A way to fill a shape or text.
  public indirect enum Style: Sendable, Codable, Equatable {
    /// One colour.
    case color(ColorValue)
    /// A level of the foreground: 1 is primary, 2 secondary, and so on.
    case level(Int)
    /// The tint of the surroundings.
    case tint
    /// The system's background.
    case background
    /// The system's fill, fainter with each level.
    case systemFill(level: Int)
    /// A blur of what is behind, by name.
    case material(String)
    /// Colours that pass over into each other.
    case gradient(Gradient)
    /// A style with its opacity multiplied.
    case faded(Style, Double)
    /// A style with something that would change the picture and is not drawn, by name.
    case unmodelled(Style, String)

    /// The names of what would change the picture and is not drawn.
    package var unmodelledNames: [String] {
      switch self {
      case .unmodelled(let style, let name): style.unmodelledNames + [name]
      case .faded(let style, _): style.unmodelledNames
      case .color, .level, .tint, .background, .systemFill, .material, .gradient: []
      }
    }

    /// The name of the view that such a style is.
    var viewName: String {
      switch self {
      case .gradient(let gradient): gradient.name
      case .color, .level, .tint, .background, .systemFill, .material, .faded, .unmodelled: "Color"
      }
    }
  }

  /// Colours that pass over into each other.
  public struct Gradient: Sendable, Codable, Equatable {
    /// A place in parts of width and height, from the top leading corner.
    public struct Place: Sendable, Codable, Hashable {
      /// The part of the width.
      public var x: Double
      /// The part of the height.
      public var y: Double

      /// Creates a place.
      public init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
      }
    }

    /// The form of a gradient, and the axis along which its colours pass over.
    public enum Form: Sendable, Codable, Hashable {
      /// Along a line.
      case linear(from: Place, to: Place)
      /// Outwards from a place, between two radii in points.
      case radial(center: Place, startRadius: Double, endRadius: Double)
      /// Clockwise around a place, between two angles in degrees from the trailing edge.
      case angular(center: Place, startAngle: Double, endAngle: Double)
    }

    /// A colour and where it is, from 0 to 1.
    public struct Stop: Sendable, Codable, Equatable {
      /// The colour.
      public var color: ColorValue
      /// The place from 0 to 1.
      public var location: Double

      /// Creates a stop.
      public init(color: ColorValue, location: Double) {
        self.color = color
        self.location = location
      }
    }

    /// The form and its axis.
    public var form: Form
    /// The colours in order.
    public var stops: [Stop]

    /// Creates a gradient.
    public init(_ form: Form, stops: [Stop]) {
      self.form = form
      self.stops = stops
    }

    var name: String {
      switch form {
      case .linear: "LinearGradient"
      case .radial: "RadialGradient"
      case .angular: "AngularGradient"
      }
    }
  }

  /// A shape and what it is drawn with.
  public struct Shape: Sendable, Codable, Equatable {
    /// The outline of a shape.
    public enum Outline: Sendable, Codable, Equatable {
      /// The greatest circle in the middle.
      case circle
      /// An ellipse.
      case ellipse
      /// A rectangle whose short sides are half circles.
      case capsule
      /// A rectangle.
      case rectangle
      /// A rectangle with rounded corners, each of a radius: top leading, top trailing, bottom trailing, bottom leading.
      case roundedRectangle([Double])
      /// The outline of the widget, inset as the shape is.
      case containerRelative
      /// An outline of the app's own, by the name of its type.
      case custom(String)

      /// The name of the shape's type.
      public var name: String {
        switch self {
        case .circle: "Circle"
        case .ellipse: "Ellipse"
        case .capsule: "Capsule"
        case .rectangle: "Rectangle"
        case .roundedRectangle: "RoundedRectangle"
        case .containerRelative: "ContainerRelativeShape"
        case .custom(let name): name
        }
      }
    }

    /// The outline.
    public var outline: Outline
    /// What it is filled with; nil for nothing.
    public var fill: Style?
    /// What its line is drawn with; nil for no line.
    public var stroke: Style?
    /// The width of the line.
    public var lineWidth: Double = 1
    /// Whether the line lies within the outline, not astride it.
    public var strokesInside = false
    /// How far the outline is moved inwards.
    public var inset: Double = 0
    /// What would change the picture and is not drawn, by name.
    public var unmodelled: [String] = []

    /// Creates a shape filled with the foreground.
    public init(_ outline: Outline, fill: Style? = .level(1)) {
      self.outline = outline
      self.fill = fill
    }
  }

  /// A value between two limits.
  public struct Gauge: Sendable, Codable, Equatable {
    /// The value from 0 to 1.
    public var fraction: Double
    /// The style as `GaugeStyle` names it, such as "accessoryCircular".
    public var style: String

    /// Creates a gauge.
    public init(fraction: Double, style: String) {
      self.fraction = fraction
      self.style = style
    }

    /// Whether it is a ring, not a bar.
    package var isRing: Bool { style.hasPrefix("accessoryCircular") }
  }

  /// How far something has come.
  public struct Progress: Sendable, Codable, Equatable {
    /// The fraction from 0 to 1; nil for one that only turns.
    public var fraction: Double?
    /// "linear", "circular" or "automatic".
    public var style: String

    /// Creates a progress.
    public init(fraction: Double?, style: String) {
      self.fraction = fraction
      self.style = style
    }

    /// Whether it is a ring, not a bar: one that only turns always is.
    package var isRing: Bool { style == "circular" || fraction == nil }
  }
}
