// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A bitmap with more pixels than a widget's archive can hold.
///
/// Seen in the tree of a widget; the figure is the one that developers report, Apple gives none.
package enum ImageTooLargeRule: ItemRule {
  package static let id = "image-too-large"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "A widget whose pictures are too large stays blank, or its process is ended at about 30 MB."
  package static let help =
    "scale it down to the size in which it is shown, before it goes into the entry"
  package static let source = "reported: BookPlayer#1282, better-rail#121; Apple gives no figures"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    evidence.lost(.largePicture).map { lost in
      finding(
        "\(evidence.item.typeName) loses \(lost.loss.what) \(FindingText.on(lost.slots))",
        at: evidence.place(near: .first("uiImage:")),
        about: [evidence.item.typeName, lost.loss.subject ?? ""], slots: lost.slots)
    }
  }
}
