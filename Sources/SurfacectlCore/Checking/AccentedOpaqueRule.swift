// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary
import SurfaceDrawing

extension Rule {
  /// An opaque fill that swallows the text on it.
  static let accentedOpaque = Rule(
    id: "accented-opaque", severity: .warning,
    sentence:
      "Where a widget is accented or vibrant an opaque fill and what is on it have one colour.",
    help:
      "put the colour in containerBackground, or lower its opacity where widgetRenderingMode is not .fullColor",
    source: "Apple, Optimizing your widget for accented rendering mode and Liquid Glass")
}

/// Finds texts that can't be told from what is behind them once colour is gone.
enum AccentedOpaqueRule {
  /// Assumed: below this nobody reads a text.
  private static let leastContrast = 1.5

  static func findings(for item: WorkerMessage.Item, in session: Session) -> [Finding] {
    let widget = WidgetFindings(item, session)
    var found: [(text: String, contrast: Double, cover: DrawnView, place: String)] = []
    for placed in item.placements where placed.mode != .fullColor {
      guard case .shown(let representation) = placed.placement, let tree = representation.tree
      else { continue }
      let views = tree.flattened
      for (index, view) in views.enumerated() {
        guard let text = view.text, let contrast = view.contrast, contrast < leastContrast,
          let cover = views[..<index].last(where: { isOpaque($0) && $0.frame.covers(view.frame) }),
          !found.contains(where: { $0.text == text })
        else { continue }
        found.append(
          (text, contrast, cover, "\(placed.surface)/\(placed.slot) \(placed.mode.rawValue)"))
      }
    }
    return found.prefix(3).map { text, contrast, cover, place in
      let call = cover.view == "Color" ? ".background(" : cover.view
      return widget.finding(
        .accentedOpaque,
        "an opaque \(cover.view) lies behind the text \"\(SafeText.line(text))\" of \(item.item.typeName), and \(place) draws both in one colour: contrast \(contrast):1",
        near: .first(call))
    }
  }

  private static func isOpaque(_ view: DrawnView) -> Bool {
    guard view.view != "Widget", view.font == nil, view.lineWidth == nil else { return false }
    return view.colors.contains { color in
      guard case .rgba(_, _, _, let alpha) = color else { return false }
      return alpha >= 0.8
    }
  }
}
