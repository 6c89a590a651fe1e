// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// An opaque fill of a widget that swallows the text on it where there is one colour left.
///
/// Seen in accented and vibrant slots: a text whose contrast with what is behind it is below 1.5:1
/// (assumed: below this nobody reads it), on a fill that is opaque. At most three texts are told.
package enum AccentedOpaqueRule: ItemRule {
  package static let id = "accented-opaque"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "Where a widget is accented or vibrant an opaque fill and what is on it have one colour."
  package static let help =
    "put the colour in containerBackground, or lower its opacity where widgetRenderingMode is not .fullColor"
  package static let source =
    "Apple, Optimizing your widget for accented rendering mode and Liquid Glass"

  /// Assumed: below this nobody reads a text.
  private static let leastContrast = 1.5
  private static let mostFindings = 3

  private struct Swallowed {
    var text: String
    var contrast: Double
    var cover: DrawnView
    var placed: PlacedItem
    var slots: [String]
  }

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    var found: [Swallowed] = []
    for placed in evidence.placements where placed.mode != .fullColor {
      guard case .shown(let representation) = placed.placement, let tree = representation.tree
      else { continue }
      let views = tree.flattened
      for (index, view) in views.enumerated() {
        guard let text = view.text, let contrast = view.contrast, contrast < leastContrast,
          let cover = views[..<index].last(where: { isOpaque($0) && $0.frame.covers(view.frame) })
        else { continue }
        if let known = found.firstIndex(where: { $0.text == text }) {
          if !found[known].slots.contains(placed.place) { found[known].slots.append(placed.place) }
        } else {
          found.append(
            Swallowed(
              text: text, contrast: contrast, cover: cover, placed: placed, slots: [placed.place]))
        }
      }
    }
    return found.prefix(mostFindings).map { seen in
      let call = seen.cover.view == "Color" ? ".background(" : seen.cover.view
      let place = "\(seen.placed.place) \(seen.placed.mode.rawValue)"
      return finding(
        "an opaque \(seen.cover.view) lies behind the text \"\(seen.text)\" of \(evidence.item.typeName), and \(place) draws both in one colour: contrast \(seen.contrast):1",
        at: evidence.place(near: .first(call)), about: [evidence.item.typeName, seen.text],
        slots: seen.slots)
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
