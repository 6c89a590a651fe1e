// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentLayout
import IntentModel

extension WidgetRepresenter {
  /// Pixels that the archive of a widget takes, as reported in BookPlayer#1282; it differs by device.
  private static let largestPicture = 2_121_055.0
  /// Assumed: a longer text is meant to be cut where the room ends.
  private static let longestText = 60

  /// What is painted of a view.
  mutating func kind(of placed: PlacedView, isRedacted: Bool) -> DrawnView.Kind {
    let style = placed.style
    switch placed.kind {
    case .text(let string): return .text(text(string, placed, isRedacted: isRedacted))
    case .image(let image):
      guard let drawn = drawn(image, style, isRedacted: isRedacted) else { return .block }
      return .image(drawn)
    case .fill(let fill): return .fill(palette.paint(fill, style))
    case .divider: return .fill(palette.paint(.level(3), style))
    case .accessoryBackground:
      return .shape(
        DrawnView.Shape(
          slot.shape == .circle ? .circle : .roundedRectangle([12, 12, 12, 12]),
          paint: .color(palette.accessoryBackground(style).value)))
    case .shape(let shape): return .shape(drawn(shape, style))
    case .gauge(let gauge):
      return .gauge(
        DrawnView.Meter(
          fraction: gauge.fraction.finite, style: gauge.style, bar: placed.bar.map(rounded),
          paint: palette.paint(.tint, style)))
    case .progress(let progress):
      return .progress(
        DrawnView.Meter(
          fraction: progress.fraction?.finite, style: progress.style,
          bar: placed.bar.map(rounded), paint: palette.paint(.tint, style)))
    case .interaction(let number?) where widget.interactions.indices.contains(number):
      let interaction = widget.interactions[number]
      return .interaction(
        DrawnView.Interaction(intent: interaction.intent.typeName, isOn: interaction.isOn))
    case .interaction(nil):
      rest(on: "widget.buttons")
      lose(.action, "a button or toggle without an intent does nothing", rule: "widget.buttons")
      return .container
    case .remoteImage(let url):
      rest(on: "widget.remote-image")
      lose(
        .remotePicture, of: url, "the picture of AsyncImage\(url.map { " \($0)" } ?? "")",
        rule: "remote-image")
      return .container
    default: return placed.clip.map { .clip($0.finite) } ?? .container
    }
  }

  private mutating func text(
    _ string: String, _ placed: PlacedView, isRedacted: Bool
  ) -> DrawnView.Text {
    let metrics = placed.style.resolvedFont(system.textSize, scale: placed.text?.scale ?? 1)
    var text = DrawnView.Text(
      lines: placed.text?.lines ?? [], font: metrics.font, lineHeight: metrics.lineHeight,
      baseline: metrics.baseline)
    text.lineSpacing = placed.text?.lineSpacing ?? 0
    text.alignment = placed.style.textAlignment
    text.isCut = placed.text?.isCut ?? false
    text.paint = palette.paint(.level(1), placed.style)
    if string.count > Self.longestText { longTexts.insert(rounded(placed.frame)) }
    if isRedacted {
      redact(.label)
      text.lines = []
    }
    return text
  }

  private mutating func drawn(
    _ shape: ViewNode.Shape, _ style: InheritedStyle
  ) -> DrawnView.Shape {
    if case .custom(let name) = shape.outline { miss("shape \(name)") }
    if shape.inset != 0 { miss("inset of \(shape.outline.name)") }
    for name in shape.unmodelled { miss("\(name) of \(shape.outline.name)") }
    var drawn = DrawnView.Shape(shape.outline.finite, paint: nil)
    if shape.stroke != nil {
      drawn.stroke = DrawnView.Shape.Stroke(
        width: shape.lineWidth.finite, isInside: shape.strokesInside)
    }
    if let paint = shape.stroke ?? shape.fill {
      note(shape.outline.name, paint, style)
      drawn.paint = palette.paint(paint, style)
    }
    return drawn
  }

  /// An image as it is drawn; nil for one that privacy hides.
  private mutating func drawn(
    _ image: ImageValue, _ style: InheritedStyle, isRedacted: Bool
  ) -> DrawnView.Image? {
    if let size = image.pixels, size.width * size.height > Self.largestPicture {
      lose(
        .largePicture, of: image.name,
        "the picture of \(image.name), which is too large to archive", rule: "image-too-large")
    }
    if isRedacted {
      redact(.value)
      return nil
    }
    if image.source == .missing {
      lose(
        .missingImage, of: image.name, "image '\(image.name)': no catalog has it",
        rule: "widget.asset-missing")
    }
    let isSymbol = [.symbol, .symbolAsset].contains(image.source)
    if !isSymbol, image.source != .missing, image.size == nil, !style.isResizable {
      rest(on: "widget.unsized-image")
    }
    var drawn = DrawnView.Image(image)
    drawn.contentMode = isSymbol ? .fit : style.contentMode
    if isSymbol || style.isTemplate ?? image.isTemplate {
      drawn.rendering = .template
      drawn.paint = palette.paint(.level(1), style)
      note(image.name, .level(1), style)
    } else {
      drawn.rendering = rendering(of: image, style)
      if [.template, .accentedDesaturated].contains(drawn.rendering) {
        drawn.paint = .color(palette.group(style).value)
      }
    }
    return drawn
  }

  /// What the mode leaves of the colours of a picture.
  private mutating func rendering(
    of image: ImageValue, _ style: InheritedStyle
  ) -> DrawnView.Image.Rendering {
    switch mode {
    case .fullColor: return .original
    case .vibrant:
      lose(.imageColors, of: image.name, "colours of image '\(image.name)'", rule: "widget.vibrant")
      return .desaturated
    case .accented:
      rest(on: "widget.accented-image")
      switch style.accentedRendering {
      case .fullColor? where look.honoursFullColorImages: return .original
      case .desaturated?:
        lose(
          .imageColors, of: image.name, "colours of image '\(image.name)'", rule: "widget.accented")
        return .desaturated
      case .accentedDesaturated?: return .accentedDesaturated
      case .accented?: return .template
      case .fullColor?, nil:
        // Only its opacity is left: a photo becomes a block, a logo a silhouette.
        if [.bitmapAsset, .bitmap].contains(image.source) {
          lose(
            .silhouette, of: image.name, "image '\(image.name)': its silhouette is left",
            rule: "accented-image")
        }
        return .template
      }
    }
  }

  /// Notes in which colour something of a form is given, where colours are about to become greys.
  mutating func note(_ form: String, _ style: ViewNode.Style, _ inherited: InheritedStyle) {
    guard mode == .vibrant, let color = palette.given(style, inherited) else { return }
    let parts = [color.red, color.green, color.blue]
    let isColourful = (parts.max() ?? 0) - (parts.min() ?? 0) > 0.3
    if isColourful { colours.append((form, color)) }
  }

  mutating func redact(_ part: Representation.Part) {
    rest(on: "widget.locked-privacy")
    if !seen.redacted.contains(part) { seen.redacted.append(part) }
  }
}

extension ViewNode.Shape.Outline {
  /// The outline with nothing in it that can't be drawn.
  fileprivate var finite: Self {
    if case .roundedRectangle(let radii) = self {
      .roundedRectangle(radii.map(\.finite))
    } else {
      self
    }
  }
}
