// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A bitmap of a widget of which the tinted look leaves the silhouette alone.
///
/// Seen where a slot draws accented and an image that is no symbol says nothing of
/// `widgetAccentedRenderingMode`. An image that asks for its silhouette is silent.
package enum AccentedImageRule: ItemRule {
  package static let id = "accented-image"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "Where a widget is accented only the opacity of an image counts: a photo becomes a block, a logo a silhouette."
  package static let help =
    "say what becomes of it with .widgetAccentedRenderingMode(_:), or leave it out where widgetRenderingMode is .accented"
  package static let source =
    "Apple, Optimizing your widget for accented rendering mode; WWDC25 278"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    evidence.lost(.silhouette).map { lost in
      let name = lost.loss.subject ?? ""
      return finding(
        "\(evidence.item.typeName) shows the bitmap '\(name)' \(FindingText.on(lost.slots)), where it becomes a block of one colour",
        at: evidence.place(near: .first("\"\(name)\"")), about: [evidence.item.typeName, name],
        slots: lost.slots)
    }
  }
}
