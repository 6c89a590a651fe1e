// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// One flat object, whatever the kind, so that programs ask for a part without knowing the kind.
extension DrawnView: Codable {
  private enum Key: String, CodingKey {
    case view, kind, frame, group, isRedacted, link, children
    case text, font, lineHeight, lineSpacing, baseline, alignment, isCut, isCovered, contrast
    case image, contentMode, rendering
    case colors, gradient, outline, lineWidth, strokesInside
    case fraction, style, bar
    case intent, isOn
  }

  private enum Word: String, Codable {
    case container, text, image, fill, shape, clip, gauge, progress, interaction, block
  }

  private typealias Values = KeyedDecodingContainer<Key>

  /// Decodes a view; colours come back as their descriptions have them.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      try values.decode(String.self, forKey: .view),
      frame: try values.decode(Frame.self, forKey: .frame), kind: try Self.kind(values))
    group = try values.decodeIfPresent(Group.self, forKey: .group)
    isRedacted = try values.decode(Bool.self, forKey: .isRedacted)
    link = try values.decodeIfPresent(String.self, forKey: .link)
    children = try values.decode([DrawnView].self, forKey: .children)
  }

  private static func kind(_ values: Values) throws -> Kind {
    switch try values.decode(Word.self, forKey: .kind) {
    case .container: .container
    case .block: .block
    case .text: .text(try text(values))
    case .image:
      .image(
        Image(
          try values.decode(ImageValue.self, forKey: .image),
          contentMode: try values.decode(Image.ContentMode.self, forKey: .contentMode),
          rendering: try values.decode(Image.Rendering.self, forKey: .rendering),
          paint: try paint(values)))
    case .fill: .fill(try paint(values))
    case .shape: .shape(try shape(values))
    case .clip: .clip(try values.decode(ViewNode.Shape.Outline.self, forKey: .outline))
    case .gauge: .gauge(try meter(values))
    case .progress: .progress(try meter(values))
    case .interaction:
      .interaction(
        Interaction(
          intent: try values.decode(String.self, forKey: .intent),
          isOn: try values.decodeIfPresent(Bool.self, forKey: .isOn)))
    }
  }

  private static func text(_ values: Values) throws -> Text {
    let shown = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
    var text = Text(
      lines: shown.isEmpty
        ? []
        : shown.split(separator: "\n", omittingEmptySubsequences: false)
          .map(String.init),
      font: try values.decode(Font.self, forKey: .font),
      lineHeight: try values.decode(Double.self, forKey: .lineHeight),
      baseline: try values.decode(Double.self, forKey: .baseline))
    text.lineSpacing = try values.decode(Double.self, forKey: .lineSpacing)
    text.alignment =
      try values.decodeIfPresent(ViewNode.HorizontalAlignment.self, forKey: .alignment) ?? .leading
    text.paint = try paint(values)
    text.isCut = try values.decode(Bool.self, forKey: .isCut)
    text.isCovered = try values.decode(Bool.self, forKey: .isCovered)
    text.contrast = try values.decodeIfPresent(Double.self, forKey: .contrast)
    return text
  }

  private static func shape(_ values: Values) throws -> Shape {
    let width = try values.decodeIfPresent(Double.self, forKey: .lineWidth)
    let isInside = try values.decodeIfPresent(Bool.self, forKey: .strokesInside) ?? false
    return Shape(
      try values.decode(ViewNode.Shape.Outline.self, forKey: .outline), paint: try paint(values),
      stroke: width.map { Shape.Stroke(width: $0, isInside: isInside) })
  }

  private static func meter(_ values: Values) throws -> Meter {
    Meter(
      fraction: try values.decodeIfPresent(Double.self, forKey: .fraction),
      style: try values.decode(String.self, forKey: .style),
      bar: try values.decodeIfPresent(Frame.self, forKey: .bar), paint: try paint(values))
  }

  private static func paint(_ values: Values) throws -> Paint? {
    if let gradient = try values.decodeIfPresent(ViewNode.Gradient.self, forKey: .gradient) {
      return .gradient(gradient)
    }
    return try values.decode([ColorValue].self, forKey: .colors).first.map { .color($0) }
  }

  /// Encodes a view; a part that its kind lacks is left out.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(view, forKey: .view)
    try values.encode(word, forKey: .kind)
    try values.encode(frame, forKey: .frame)
    try values.encodeIfPresent(group, forKey: .group)
    try values.encode(isRedacted, forKey: .isRedacted)
    try values.encodeIfPresent(link, forKey: .link)
    try values.encode(children, forKey: .children)
    try values.encodeIfPresent(text, forKey: .text)
    try values.encodeIfPresent(font, forKey: .font)
    try values.encodeIfPresent(alignment, forKey: .alignment)
    try values.encode(isCut, forKey: .isCut)
    try values.encode(isCovered, forKey: .isCovered)
    try values.encodeIfPresent(contrast, forKey: .contrast)
    try values.encodeIfPresent(image, forKey: .image)
    try values.encode(colors, forKey: .colors)
    if case .gradient(let gradient)? = paint { try values.encode(gradient, forKey: .gradient) }
    try values.encodeIfPresent(outline, forKey: .outline)
    try values.encodeIfPresent(lineWidth, forKey: .lineWidth)
    try values.encodeIfPresent(intent, forKey: .intent)
    try encodeKind(&values)
  }

  /// Encodes what only one kind has.
  private func encodeKind(_ values: inout KeyedEncodingContainer<Key>) throws {
    switch kind {
    case .text(let text):
      try values.encode(text.lineHeight, forKey: .lineHeight)
      try values.encode(text.lineSpacing, forKey: .lineSpacing)
      try values.encode(text.baseline, forKey: .baseline)
    case .image(let image):
      try values.encode(image.contentMode, forKey: .contentMode)
      try values.encode(image.rendering, forKey: .rendering)
    case .shape(let shape):
      try values.encodeIfPresent(shape.stroke?.isInside, forKey: .strokesInside)
    case .gauge(let meter), .progress(let meter):
      try values.encodeIfPresent(meter.fraction, forKey: .fraction)
      try values.encode(meter.style, forKey: .style)
      try values.encodeIfPresent(meter.bar, forKey: .bar)
    case .interaction(let interaction):
      try values.encodeIfPresent(interaction.isOn, forKey: .isOn)
    case .container, .fill, .clip, .block: break
    }
  }

  private var word: Word {
    switch kind {
    case .container: .container
    case .text: .text
    case .image: .image
    case .fill: .fill
    case .shape: .shape
    case .clip: .clip
    case .gauge: .gauge
    case .progress: .progress
    case .interaction: .interaction
    case .block: .block
    }
  }
}
