// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A picture that is to be loaded while the widget is shown.
///
/// Seen wherever a widget's tree holds an `AsyncImage`.
package enum RemoteImageRule: ItemRule {
  package static let id = "remote-image"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "A widget's views are archived once, at once: what is loaded later never appears."
  package static let help =
    "fetch the data in the timeline provider, and pass it to the view in the entry"
  package static let source = "WWDC23 10028; Apple Developer Forums 652581"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    evidence.lost(.remotePicture).map { lost in
      finding(
        "\(evidence.item.typeName) shows an AsyncImage \(FindingText.on(lost.slots)); the download never finishes there, and the placeholder stays",
        at: evidence.place(near: .first("AsyncImage(")), about: [evidence.item.typeName],
        slots: lost.slots)
    }
  }
}
