// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentLayout
import IntentModel

extension WidgetRepresenter {
  /// Pixels that the archive of a widget takes, as reported in BookPlayer#1282; it differs by device.
  private static let largestPicture = 2_121_055.0
  /// Assumed: a longer text is meant to be cut where the room ends.
  private static let longestText = 60

  mutating func paint(_ placed: PlacedView, _ view: inout DrawnView) {
    let style = placed.style
    switch placed.kind {
    case .text:
      view.font = style.resolvedFont(system.textSize, scale: placed.text?.scale ?? 1).font
      view.isCut = placed.text?.isCut ?? false
      if case .text(let string) = placed.kind, string.count > Self.longestText {
        longTexts.insert(view.frame)
      }
      view.colors = palette.colors(of: .level(1), style).map(\.value)
      if view.isRedacted {
        redact(.label)
      } else {
        view.text = placed.text?.lines.joined(separator: "\n")
        if placed.text.map({ $0.lines.count > 1 }) == true, style.textAlignment != .leading {
          view.alignment = style.textAlignment
        }
      }
    case .image(let image): paint(image, style, &view)
    case .fill(let fill): view.colors = palette.colors(of: fill, style).map(\.value)
    case .divider: view.colors = palette.colors(of: .level(3), style).map(\.value)
    case .accessoryBackground:
      view.colors = [palette.accessoryBackground(style).value]
      view.outline = slot.shape == .circle ? .circle : .roundedRectangle([12, 12, 12, 12])
    case .shape(let shape): paint(shape, style, &view)
    case .gauge(let gauge):
      view.text = "\(Int((gauge.fraction * 100).rounded()))%"
      view.colors = palette.colors(of: .tint, style).map(\.value)
    case .progress(let progress):
      view.text = progress.fraction.map { "\(Int(($0 * 100).rounded()))%" }
      view.colors = palette.colors(of: .tint, style).map(\.value)
    case .remoteImage(let url):
      rest(on: "widget.remote-image")
      lose(
        .remotePicture, of: url, "the picture of AsyncImage\(url.map { " \($0)" } ?? "")",
        rule: "remote-image")
    case .interaction(nil):
      rest(on: "widget.buttons")
      lose(.action, "a button or toggle without an intent does nothing", rule: "widget.buttons")
    default: break
    }
  }

  mutating func paint(
    _ shape: ViewNode.Shape, _ style: InheritedStyle, _ view: inout DrawnView
  ) {
    view.outline = shape.outline
    if case .custom(let name) = shape.outline { miss("shape \(name)") }
    if shape.inset != 0 { miss("inset of \(shape.outline.name)") }
    for name in shape.unmodelled { miss("\(name) of \(shape.outline.name)") }
    if let stroke = shape.stroke {
      view.lineWidth = shape.lineWidth
      note(shape.outline.name, stroke, style)
      view.colors = palette.colors(of: stroke, style).map(\.value)
    } else if let fill = shape.fill {
      note(shape.outline.name, fill, style)
      view.colors = palette.colors(of: fill, style).map(\.value)
    }
  }

  mutating func paint(
    _ image: ImageValue, _ style: InheritedStyle, _ view: inout DrawnView
  ) {
    view.image = image
    if let size = image.size, size.width * size.height > Self.largestPicture {
      lose(
        .largePicture, of: image.name,
        "the picture of \(image.name), which is too large to archive", rule: "image-too-large")
    }
    let isSymbol = [.symbol, .symbolAsset].contains(image.source)
    if view.isRedacted {
      view.image = nil
      redact(.value)
      return
    }
    if image.source == .missing {
      lose(
        .missingImage, of: image.name, "image '\(image.name)': no catalog has it",
        rule: "widget.asset-missing")
    }
    if isSymbol || style.isTemplate == true {
      view.colors = palette.colors(of: .level(1), style).map(\.value)
      note(image.name, .level(1), style)
      return
    }
    switch mode {
    case .fullColor: break
    case .vibrant:
      lose(.imageColors, of: image.name, "colours of image '\(image.name)'", rule: "widget.vibrant")
    case .accented:
      rest(on: "widget.accented-image")
      switch style.accentedRendering {
      case .fullColor? where look.honoursFullColorImages: break
      case .desaturated?:
        lose(
          .imageColors, of: image.name, "colours of image '\(image.name)'", rule: "widget.accented")
      case .accentedDesaturated?, .accented?, .fullColor?, nil:
        // Only its opacity is left: a photo becomes a block, a logo a silhouette.
        let isBitmap = [.bitmapAsset, .bitmap].contains(image.source)
        let isWanted = [.accented, .accentedDesaturated].contains(style.accentedRendering)
        if isBitmap, !isWanted {
          lose(
            .silhouette, of: image.name, "image '\(image.name)': its silhouette is left",
            rule: "accented-image")
        }
        view.colors = [palette.group(style).value]
      }
    }
  }

  /// Notes in which colour something of a form is given, where colours are about to become greys.
  mutating func note(_ form: String, _ style: ViewNode.Style, _ inherited: InheritedStyle) {
    guard mode == .vibrant, let color = palette.given(style, inherited).first else { return }
    let parts = [color.red, color.green, color.blue]
    let isColourful = (parts.max() ?? 0) - (parts.min() ?? 0) > 0.3
    if isColourful { colours.append((form, color)) }
  }

  mutating func redact(_ part: Representation.Part) {
    rest(on: "widget.locked-privacy")
    if !seen.redacted.contains(part) { seen.redacted.append(part) }
  }
}
