// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What may be asked of a view without looking at its kind.
extension DrawnView {
  /// The lines of a text that are shown, one after the other, or the percentage of a gauge or progress.
  public var text: String? {
    switch kind {
    case .text(let text): isRedacted ? nil : text.lines.joined(separator: "\n")
    case .gauge(let meter), .progress(let meter):
      meter.fraction.map { $0.isFinite ? "\(Int((min(max($0, 0), 1) * 100).rounded()))%" : "0%" }
    default: nil
    }
  }

  /// The font of a text.
  public var font: Font? {
    if case .text(let text) = kind { text.font } else { nil }
  }

  /// How the lines of a text stand to each other, where that is not at the leading edge.
  public var alignment: ViewNode.HorizontalAlignment? {
    guard case .text(let text) = kind, text.lines.count > 1, text.alignment != .leading else {
      return nil
    }
    return text.alignment
  }

  /// The name of a symbol or an image, and where it comes from.
  public var image: ImageValue? {
    if case .image(let image) = kind { image.value } else { nil }
  }

  /// What it is painted with; nil where nothing is, or where nothing is known.
  public var paint: Paint? {
    switch kind {
    case .text(let text): text.paint
    case .image(let image): image.paint
    case .fill(let paint): paint
    case .shape(let shape): shape.paint
    case .gauge(let meter), .progress(let meter): meter.paint
    case .container, .clip, .interaction, .block: nil
    }
  }

  /// The colours it is painted with; several for a gradient, none where nothing is known.
  public var colors: [ColorValue] { paint?.colors ?? [] }

  /// The outline of a shape, or the one that cuts off what is inside.
  public var outline: ViewNode.Shape.Outline? {
    switch kind {
    case .shape(let shape): shape.outline
    case .clip(let outline): outline
    default: nil
    }
  }

  /// The width of a line around a shape; nil for one that is filled.
  public var lineWidth: Double? {
    if case .shape(let shape) = kind { shape.stroke?.width } else { nil }
  }

  /// The contrast of a text with what is behind it, from 1 to 21; nil where that is not known.
  public var contrast: Double? {
    if case .text(let text) = kind { text.contrast } else { nil }
  }

  /// Whether it is a text that something opaque in front hides.
  public var isCovered: Bool {
    if case .text(let text) = kind { text.isCovered } else { false }
  }

  /// Whether it is a text of which a part is cut off.
  public var isCut: Bool {
    if case .text(let text) = kind { text.isCut } else { false }
  }

  /// The type of the intent that a tap runs.
  public var intent: String? {
    if case .interaction(let interaction) = kind { interaction.intent } else { nil }
  }
}
