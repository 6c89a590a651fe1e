// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentLayout
import IntentModel

extension WidgetRepresenter {
  /// Assumed: greys with less contrast look the same.
  private static let leastDifference = 1.3

  mutating func tellMode() {
    switch mode {
    case .fullColor: break
    case .accented: rest(on: "widget.accented")
    case .vibrant: rest(on: "widget.vibrant", "widget.vibrant-curve")
    }
  }

  mutating func tellTexts(_ root: DrawnView) {
    for view in root.flattened where view.isCut && !longTexts.contains(view.frame) {
      lose(.text, of: view.text, "text cut off: \(view.text ?? "")", rule: "text-truncated")
    }
    tellColours()
  }

  mutating func tellTaps(_ layout: LayoutResult, _ root: DrawnView) {
    let views = root.flattened.dropFirst()
    if !look.isInteractive, views.contains(where: { $0.intent != nil }) {
      lose(.interactions, "buttons and toggles do nothing there", rule: "widget.inactive")
    }
    if look.hasSingleLink, views.contains(where: { $0.link != nil }) {
      lose(.links, "links inside: the whole widget is one tap target", rule: "link-ineffective")
    }
    let urls = Set(layout.widgetURLs.compactMap { $0 })
    if layout.widgetURLs.count > 1, urls.count > 1 {
      lose(
        .widgetURLs, "all but one of \(layout.widgetURLs.count) widgetURLs",
        rule: "link-ineffective")
    }
  }

  mutating func tellInline(_ root: DrawnView) {
    for view in root.flattened {
      if let image = view.image, seen.glyph == nil {
        seen.glyph = Representation.Glyph(
          image.name, source: image.source == .symbol ? .symbol : .asset)
      }
      if let text = view.text, seen.label == nil { seen.label = text }
    }
  }

  /// Tells of things that only their colours told apart.
  mutating func tellColours() {
    for (index, first) in colours.enumerated() {
      for second in colours[(index + 1)...]
      where second.form == first.form && second.color != first.color {
        let black = ResolvedColor(0, 0, 0)
        let (one, other) = (first.color.grey.over(black), second.color.grey.over(black))
        if one.contrast(on: other) < Self.leastDifference {
          lose(
            .colorDifference, of: first.form,
            "the difference between \(first.color.value) and \(second.color.value) of two \(first.form)",
            rule: "vibrant-colour")
        }
      }
    }
  }
}
