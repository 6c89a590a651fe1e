// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentLayout
import IntentModel

/// Works out what is seen of a widget, and keeps the facts that it rests on.
struct WidgetRepresenter {
  let widget: ArchivedWidget
  let slot: Slot
  let system: SystemState
  let look: WidgetLook
  let palette: WidgetPalette
  var seen: Representation
  /// Where texts are of which nobody expects the whole: a memo, an article.
  var longTexts: Set<DrawnView.Frame> = []
  /// The colours that things of one form are given in.
  var colours: [(form: String, color: ResolvedColor)] = []
  var mode: RenderingMode { widget.environment.renderingMode }

  init(widget: ArchivedWidget, slot: Slot, system: SystemState, look: WidgetLook) {
    self.widget = widget
    self.slot = slot
    self.system = system
    self.look = look
    palette = WidgetPalette(
      mode: widget.environment.renderingMode, look: look, isDark: system.isDark)
    seen = Representation(mode: widget.environment.renderingMode)
  }

  mutating func rest(on facts: String...) {
    for fact in facts where !seen.facts.contains(fact) { seen.facts.append(fact) }
  }

  mutating func lose(
    _ kind: Representation.Loss.Kind, of subject: String? = nil, _ what: String, rule: String
  ) {
    let loss = Representation.Loss(what, rule: rule, kind: kind, subject: subject)
    if !seen.lost.contains(loss) { seen.lost.append(loss) }
  }

  mutating func miss(_ name: String) {
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
    root.kind = .fill(.color(palette.backdrop.value))
    showBackground(layout, &root)
    root.children.append(drawn(layout.content))
    if look.showsWidgetLabel, let label = layout.widgetLabel {
      var view = DrawnView("widgetLabel", frame: rounded(label.frame))
      view.children = [drawn(label)]
      root.children.append(view)
    } else if layout.widgetLabel != nil {
      rest(on: "widget.label")
      lose(.widgetLabel, "widgetLabel", rule: "widget.label")
    }
    root.link = layout.widgetURLs.last ?? nil
    if root.cut(toDepth: DrawnView.mostDepth) { miss(DrawnView.tooDeep) }
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
        .content, "its content, for a warning: no containerBackground(for: .widget)",
        rule: "container-background")
      return
    }
    guard widget.environment.showsContainerBackground else {
      rest(on: "widget.background-removed")
      if background.first(where: { isPainted($0.kind) }) != nil {
        lose(.background, "container background", rule: "widget.background-removed")
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

  func rounded(_ frame: DrawnView.Frame) -> DrawnView.Frame {
    func rounded(_ value: Double) -> Double { (value.finite * 100).rounded() / 100 }
    return DrawnView.Frame(
      rounded(frame.x), rounded(frame.y), rounded(frame.width), rounded(frame.height))
  }

  // MARK: Views

  private mutating func drawn(_ placed: PlacedView) -> DrawnView {
    var view = DrawnView(placed.kind.name, frame: rounded(placed.frame))
    let style = placed.style
    if mode == .accented { view.group = style.isAccented ? .accent : .default }
    view.isRedacted =
      (style.isPrivacySensitive && system.isLocked) || style.isPlaceholder || widget.isPlaceholder
    if !style.isHidden || style.interaction != nil && placed.isInteraction {
      view.kind = kind(of: placed, isRedacted: view.isRedacted)
    }
    view.link = style.link
    if placed.clip != nil { view.view = "clipShape" }
    if case .interaction(let interaction) = view.kind {
      view.view = interaction.isOn == nil ? "Button" : "Toggle"
    }
    for child in placed.children { view.children.append(drawn(child)) }
    return view
  }

  /// The tree without views that only hold one other and say nothing themselves.
  private func simplified(_ view: DrawnView) -> DrawnView {
    var view = view
    view.children = view.children.map(simplified).filter { !isNothing($0) }
    if view.kind == .container, view.view == "Group", view.children.count == 1, view.link == nil {
      return view.children[0]
    }
    return view
  }

  private func isNothing(_ view: DrawnView) -> Bool {
    view.kind == .container && view.children.isEmpty
      && ["Group", "EmptyView", "Spacer"].contains(view.view)
  }
}
