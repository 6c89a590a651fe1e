// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What a view inherits from the modifiers around it.
public struct InheritedStyle: Sendable, Equatable {
  /// The font; nil for the body's.
  public var font: ViewNode.Font?
  /// Changes of the font, the outermost first.
  public var fontChanges: [ViewNode.FontChange] = []
  /// The most lines of text.
  public var lineLimit: Int?
  /// The smallest scale of text.
  public var minimumScaleFactor = 1.0
  /// How lines of text stand to each other.
  public var textAlignment = ViewNode.HorizontalAlignment.leading
  /// Where text is cut.
  public var truncation = ViewNode.Truncation.tail
  /// The case of letters.
  public var textCase: ViewNode.TextCase?
  /// The distance between lines beyond the font's own.
  public var lineSpacing = 0.0
  /// The size of symbols beside text.
  public var imageScale = ViewNode.ImageScale.medium
  /// The styles of the foreground by level.
  public var foreground: [ViewNode.Style] = []
  /// The tint.
  public var tint: ViewNode.Style?
  /// The opacity of all that is around it, and its own.
  public var opacity = 1.0
  /// Whether it has light or dark colours of its own; nil for the system's.
  public var isDark: Bool?
  /// Whether it belongs to the accent group.
  public var isAccented = false
  /// Whether an image takes any size.
  public var isResizable = false
  /// How an image fills its frame.
  public var contentMode = DrawnView.Image.ContentMode.stretch
  /// Whether only an image's shape counts; nil for what the image itself says.
  public var isTemplate: Bool?
  /// What becomes of an image where the widget is accented.
  public var accentedRendering: ViewNode.AccentedRendering?
  /// Whether it is not drawn.
  public var isHidden = false
  /// Whether it is hidden on a locked device.
  public var isPrivacySensitive = false
  /// Whether it stands for content that is to come.
  public var isPlaceholder = false
  /// Whether it is marked as stale from a tap to the next entry.
  public var isInvalidatable = false
  /// Whether it is disabled.
  public var isDisabled = false
  /// The link it is in.
  public var link: String?
  /// The button or toggle it is in.
  public var interaction: Int?

  /// Creates the style of nothing around.
  public init() {}

  /// The style inside a modifier.
  mutating func apply(_ modifier: ViewNode.Modifier) {
    switch modifier {
    case .font(let font): self.font = font
    case .fontChange(let change): fontChanges.append(change)
    case .lineLimit(let limit): lineLimit = limit.map { max(1, $0) }
    case .minimumScaleFactor(let factor):
      minimumScaleFactor = factor.isFinite ? min(max(factor, 0.05), 1) : 1
    case .multilineTextAlignment(let alignment): textAlignment = alignment
    case .truncationMode(let truncation): self.truncation = truncation
    case .textCase(let textCase): self.textCase = textCase
    case .lineSpacing(let spacing): lineSpacing = spacing.isFinite ? max(0, spacing) : 0
    case .imageScale(let scale): imageScale = scale
    case .foreground(let styles): if !styles.isEmpty { foreground = styles }
    case .tint(let style): tint = style ?? tint
    case .opacity(let factor): opacity *= factor.isFinite ? min(max(factor, 0), 1) : 1
    case .colorScheme(let isDark): self.isDark = isDark
    case .accentable(let accentable): isAccented = isAccented || accentable
    case .resizable(let isTiled):
      isResizable = true
      if isTiled { contentMode = .tile }
    case .templateRendering(let template): isTemplate = template
    case .accentedRendering(let mode): accentedRendering = mode
    case .hidden: isHidden = true
    case .privacySensitive(let sensitive): isPrivacySensitive = isPrivacySensitive || sensitive
    case .redacted(let redacted): isPlaceholder = redacted
    case .invalidatable(let invalidatable): isInvalidatable = invalidatable
    case .disabled(let disabled): isDisabled = isDisabled || disabled
    case .link(let url): link = url
    default: break
    }
  }

  /// A font as it is drawn, and where its lines and their baselines are.
  public struct FontMetrics: Sendable, Equatable {
    /// The font.
    public var font: DrawnView.Font
    /// The height of a line in points.
    public var lineHeight: Double
    /// The distance from the top of a line to its baseline in points.
    public var baseline: Double { lineHeight * LayoutChoices.baseline }
  }

  /// The font as it is drawn in a size of text, scaled.
  public func resolvedFont(_ textSize: DynamicTypeSize, scale: Double = 1) -> FontMetrics {
    let font = font ?? ViewNode.Font(textStyle: "body")
    var size = 17.0
    var lineHeight = 22.0
    var weight = font.weight ?? 400
    if let style = font.textStyle {
      let metrics = TextStyles.metrics(of: style, textSize)
      (size, lineHeight) = (metrics.size, metrics.lineHeight)
      weight = font.weight ?? metrics.weight
    } else if let given = font.size {
      size = given.isFinite ? min(max(given, 1), 500) : 17
      lineHeight = (size * TextStyles.lineHeightFactor).rounded()
    }
    var drawn = DrawnView.Font(size: size * scale, weight: weight, design: font.design ?? "default")
    for change in font.changes + fontChanges {
      switch change {
      case .weight(let value): drawn.weight = value
      case .bold(let isBold): drawn.weight = isBold ? max(drawn.weight, 700) : 400
      case .italic(let isItalic): drawn.isItalic = isItalic
      case .monospaced(let isMonospaced): drawn.design = isMonospaced ? "monospaced" : "default"
      case .design(let design): drawn.design = design
      case .monospacedDigit: drawn.hasMonospacedDigits = true
      case .width: break
      }
    }
    return FontMetrics(font: drawn, lineHeight: lineHeight * scale)
  }
}
