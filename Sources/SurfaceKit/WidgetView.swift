// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentLayout
import IntentModel

extension ArchivedWidget {
  /// What a slot shows of the widget, in the rendering mode it was archived for, or why it does not.
  ///
  /// Applies all that holds for widgets everywhere, `Fact.widgets`: families, layout, rendering modes,
  /// backgrounds, privacy, losses. An adapter says how its slot looks.
  public func place(in slot: Slot, system: SystemState, look: WidgetLook) -> Placement {
    guard let family = slot.family, families.contains(family) else {
      return .absent(
        Absence("widget.family", "does not support \(slot.family ?? "any family there")"))
    }
    var view = WidgetView(widget: self, slot: slot, system: system, look: look)
    return .shown(view.representation())
  }
}

/// Works out what is seen of a widget, and keeps the facts that it rests on.
struct WidgetView {
  let widget: ArchivedWidget
  let slot: Slot
  let system: SystemState
  let look: WidgetLook
  private let palette: WidgetPalette
  private var seen: Representation
  /// Where texts are of which nobody expects the whole: a memo, an article.
  private var longTexts: Set<DrawnView.Frame> = []
  /// The colours that things of one form are given in.
  private var colours: [(form: String, color: ResolvedColor)] = []
  private var mode: RenderingMode { widget.environment.renderingMode }

  init(widget: ArchivedWidget, slot: Slot, system: SystemState, look: WidgetLook) {
    self.widget = widget
    self.slot = slot
    self.system = system
    self.look = look
    palette = WidgetPalette(
      mode: widget.environment.renderingMode, look: look, isDark: system.isDark)
    seen = Representation(mode: widget.environment.renderingMode)
  }

  private mutating func rest(on facts: String...) {
    for fact in facts where !seen.facts.contains(fact) { seen.facts.append(fact) }
  }

  private mutating func lose(_ what: String, rule: String) {
    let loss = Representation.Loss(what, rule: rule)
    if !seen.lost.contains(loss) { seen.lost.append(loss) }
  }

  private mutating func miss(_ name: String) {
    if !seen.notModelled.contains(name) { seen.notModelled.append(name) }
  }

  mutating func representation() -> Representation {
    for fact in look.facts { rest(on: fact) }
    rest(on: "widget.text-width", "widget.colors")
    let size = slot.size ?? Size(0, 0)
    let engine = LayoutEngine(textSize: system.textSize, family: slot.family)
    let layout = engine.layOut(widget.tree, in: size, margins: widget.environment.margins)
    seen.notModelled = layout.notModelled
    var root = DrawnView("Widget", frame: DrawnView.Frame(0, 0, size.width, size.height))
    root.colors = [palette.backdrop.value]
    showBackground(layout, &root)
    root.children.append(drawn(layout.content))
    if look.showsWidgetLabel, let label = layout.widgetLabel {
      var view = DrawnView("widgetLabel", frame: frame(label.frame))
      view.children = [drawn(label)]
      root.children.append(view)
    } else if layout.widgetLabel != nil {
      rest(on: "widget.label")
      lose("widgetLabel", rule: "widget.label")
    }
    root.link = layout.widgetURLs.last ?? nil
    WidgetInspector.inspect(&root, palette)
    tellMode()
    tellTexts(root)
    tellTaps(layout, root)
    if widget.isPlaceholder { rest(on: "widget.placeholder") }
    if slot.family == "accessoryInline" { tellInline(root) }
    seen.tree = simplified(root)
    return seen
  }

  private mutating func showBackground(_ layout: LayoutResult, _ root: inout DrawnView) {
    guard let background = layout.background else {
      rest(on: "widget.container-background")
      lose(
        "its content, for a warning: no containerBackground(for: .widget)",
        rule: "container-background")
      return
    }
    guard widget.environment.showsContainerBackground else {
      rest(on: "widget.background-removed")
      if background.first(where: { isPainted($0.kind) }) != nil {
        lose("container background", rule: "widget.background-removed")
      }
      return
    }
    var view = DrawnView("containerBackground", frame: root.frame)
    view.children = [drawn(background)]
    root.children.append(view)
  }

  private func isPainted(_ kind: ViewNode.Kind) -> Bool {
    switch kind {
    case .fill(.color(let color)): color != .rgba(0, 0, 0, 0)
    case .fill, .shape, .image: true
    default: false
    }
  }

  private func frame(_ frame: DrawnView.Frame) -> DrawnView.Frame {
    func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
    return DrawnView.Frame(
      rounded(frame.x), rounded(frame.y), rounded(frame.width), rounded(frame.height))
  }

  // MARK: Views

  private mutating func drawn(_ placed: PlacedView) -> DrawnView {
    var view = DrawnView(placed.kind.name, frame: frame(placed.frame))
    let style = placed.style
    if mode == .accented { view.group = style.isAccented ? .accent : .default }
    view.isRedacted =
      (style.isPrivacySensitive && system.isLocked) || style.isPlaceholder || widget.isPlaceholder
    if let clip = placed.clip {
      view.view = "clipShape"
      view.outline = clip
    }
    if !style.isHidden { paint(placed, &view) }
    view.link = style.link
    if let number = style.interaction, case .interaction = placed.kind,
      widget.interactions.indices.contains(number)
    {
      view.intent = widget.interactions[number].intent.typeName
      view.view = widget.interactions[number].isOn == nil ? "Button" : "Toggle"
    }
    for child in placed.children { view.children.append(drawn(child)) }
    return view
  }

  private mutating func paint(_ placed: PlacedView, _ view: inout DrawnView) {
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
      lose("the picture of AsyncImage\(url.map { " \($0)" } ?? "")", rule: "remote-image")
    case .interaction(nil):
      rest(on: "widget.buttons")
      lose("a button or toggle without an intent does nothing", rule: "widget.buttons")
    default: break
    }
  }

  private mutating func paint(
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

  private mutating func paint(
    _ image: ImageValue, _ style: InheritedStyle, _ view: inout DrawnView
  ) {
    view.image = image
    if let size = image.size, size.width * size.height > Self.largestPicture {
      lose("the picture of \(image.name), which is too large to archive", rule: "image-too-large")
    }
    let isSymbol = [.symbol, .symbolAsset].contains(image.source)
    if view.isRedacted {
      view.image = nil
      redact(.value)
      return
    }
    if image.source == .missing {
      lose("image '\(image.name)': no catalog has it", rule: "widget.asset-missing")
    }
    if isSymbol || style.isTemplate == true {
      view.colors = palette.colors(of: .level(1), style).map(\.value)
      note(image.name, .level(1), style)
      return
    }
    switch mode {
    case .fullColor: break
    case .vibrant: lose("colours of image '\(image.name)'", rule: "widget.vibrant")
    case .accented:
      rest(on: "widget.accented-image")
      switch style.accentedRendering {
      case .fullColor? where look.honoursFullColorImages: break
      case .desaturated?: lose("colours of image '\(image.name)'", rule: "widget.accented")
      case .accentedDesaturated?, .accented?, .fullColor?, nil:
        // Only its opacity is left: a photo becomes a block, a logo a silhouette.
        let isBitmap = [.bitmapAsset, .bitmap].contains(image.source)
        let isWanted = [.accented, .accentedDesaturated].contains(style.accentedRendering)
        if isBitmap, !isWanted {
          lose("image '\(image.name)': its silhouette is left", rule: "accented-image")
        }
        view.colors = [palette.group(style).value]
      }
    }
  }

  /// Notes in which colour something of a form is given, where colours are about to become greys.
  private mutating func note(_ form: String, _ style: ViewNode.Style, _ inherited: InheritedStyle) {
    guard mode == .vibrant, let color = palette.given(style, inherited).first else { return }
    let parts = [color.red, color.green, color.blue]
    let isColourful = (parts.max() ?? 0) - (parts.min() ?? 0) > 0.3
    if isColourful { colours.append((form, color)) }
  }

  /// Tells of things that only their colours told apart.
  private mutating func tellColours() {
    for (index, first) in colours.enumerated() {
      for second in colours[(index + 1)...]
      where second.form == first.form && second.color != first.color {
        let black = ResolvedColor(0, 0, 0)
        let (one, other) = (first.color.grey.over(black), second.color.grey.over(black))
        if one.contrast(on: other) < Self.leastDifference {
          lose(
            "the difference between \(first.color.value) and \(second.color.value) of two \(first.form)",
            rule: "vibrant-colour")
        }
      }
    }
  }

  /// Pixels that the archive of a widget takes, as reported in BookPlayer#1282; it differs by device.
  private static let largestPicture = 2_121_055.0
  /// Assumed: a longer text is meant to be cut where the room ends.
  private static let longestText = 60
  /// Assumed: greys with less contrast look the same.
  private static let leastDifference = 1.3

  private mutating func redact(_ part: Representation.Part) {
    rest(on: "widget.locked-privacy")
    if !seen.redacted.contains(part) { seen.redacted.append(part) }
  }

  // MARK: What is told

  private mutating func tellMode() {
    switch mode {
    case .fullColor: break
    case .accented: rest(on: "widget.accented")
    case .vibrant: rest(on: "widget.vibrant", "widget.vibrant-curve")
    }
  }

  private mutating func tellTexts(_ root: DrawnView) {
    for view in root.flattened where view.isCut && !longTexts.contains(view.frame) {
      lose("text cut off: \(view.text ?? "")", rule: "text-truncated")
    }
    tellColours()
  }

  private mutating func tellTaps(_ layout: LayoutResult, _ root: DrawnView) {
    let views = root.flattened.dropFirst()
    if !look.isInteractive, views.contains(where: { $0.intent != nil }) {
      lose("buttons and toggles do nothing there", rule: "widget.inactive")
    }
    if look.hasSingleLink, views.contains(where: { $0.link != nil }) {
      lose("links inside: the whole widget is one tap target", rule: "link-ineffective")
    }
    let urls = Set(layout.widgetURLs.compactMap { $0 })
    if layout.widgetURLs.count > 1, urls.count > 1 {
      lose("all but one of \(layout.widgetURLs.count) widgetURLs", rule: "link-ineffective")
    }
  }

  private mutating func tellInline(_ root: DrawnView) {
    for view in root.flattened {
      if let image = view.image, seen.glyph == nil {
        seen.glyph = Representation.Glyph(
          image.name, source: image.source == .symbol ? .symbol : .asset)
      }
      if let text = view.text, seen.label == nil { seen.label = text }
    }
  }

  /// The tree without views that only hold one other and say nothing themselves.
  private func simplified(_ view: DrawnView) -> DrawnView {
    var view = view
    view.children = view.children.map(simplified).filter { !isNothing($0) }
    if view.view == "Group", view.children.count == 1, view.link == nil, view.outline == nil {
      return view.children[0]
    }
    return view
  }

  private func isNothing(_ view: DrawnView) -> Bool {
    guard view.children.isEmpty, view.colors.isEmpty, view.image == nil, view.text == nil else {
      return false
    }
    return ["Group", "EmptyView", "Spacer"].contains(view.view)
  }
}
