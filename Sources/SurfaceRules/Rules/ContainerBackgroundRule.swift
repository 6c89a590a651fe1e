// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A widget that sets no container background and shows a warning in place of its content.
///
/// Seen in every slot whose widget has no `containerBackground(for: .widget)` anywhere in its tree.
package enum ContainerBackgroundRule: ItemRule {
  package static let id = "container-background"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "From OS 17 on a widget without a container background shows a warning in place of its content."
  package static let help =
    "add .containerBackground(for: .widget) to the outermost view, with .clear where there is none"
  package static let source = "Apple, Displaying the right widget background; many reports"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    evidence.lost(.content).map { lost in
      finding(
        "\(evidence.item.typeName) sets no containerBackground(for: .widget) \(FindingText.on(lost.slots)); people see \"Please adopt containerBackground API\" in place of it",
        at: evidence.place(near: nil), about: [evidence.item.typeName], slots: lost.slots)
    }
  }
}
