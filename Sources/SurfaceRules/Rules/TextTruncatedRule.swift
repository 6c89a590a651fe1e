// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Short texts of a widget that do not fit.
///
/// Seen where a text of at most 60 characters is cut off; a longer one is expected to be. One finding
/// names all of a widget's texts. The widths of texts are approximate.
package enum TextTruncatedRule: ItemRule {
  package static let id = "text-truncated"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "Text that does not fit is cut off."
  package static let help =
    "shorten it for the family, let it shrink with minimumScaleFactor, or choose with ViewThatFits"
  package static let source = "measured with approximate widths; see widget.text-width"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    let lost = evidence.lost(.text)
    guard !lost.isEmpty else { return [] }
    let texts = lost.map { $0.loss.subject ?? "" }
    var slots: [String] = []
    for place in lost.flatMap(\.slots) where !slots.contains(place) { slots.append(place) }
    return [
      finding(
        "\(evidence.item.typeName) has text cut off \(FindingText.on(slots)): \(FindingText.quoted(texts)); widths are approximate",
        at: evidence.place(near: nil), about: [evidence.item.typeName], slots: slots)
    ]
  }
}
