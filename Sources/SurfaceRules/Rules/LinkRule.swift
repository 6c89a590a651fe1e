// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A link of a widget that can't work.
///
/// Seen in two forms: a `Link` where the whole widget is one tap target, and several `widgetURL`s with
/// different addresses.
package enum LinkRule: ItemRule {
  package static let id = "link-ineffective"
  package static let severity = Finding.Severity.warning
  package static let sentence =
    "A small or circular widget is one tap target, and of several widgetURLs one counts."
  package static let help =
    "set one widgetURL on the outermost view, and use Link in medium and larger widgets only"
  package static let source = "Apple, Link; reported in TrainLCD#6585 and home_widget#235"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    let typeName = evidence.item.typeName
    let links = evidence.lost(.links).map { lost in
      finding(
        "\(typeName) has a Link \(FindingText.on(lost.slots)), where the whole widget is one tap target; it does nothing",
        at: evidence.place(near: .first("Link(")), about: [typeName, "Link"], slots: lost.slots)
    }
    let addresses = evidence.lost(.widgetURLs).map { lost in
      finding(
        "\(typeName) sets several widgetURLs \(FindingText.on(lost.slots)); which one a tap opens is not defined",
        // Of several addresses it is the last that is too much.
        at: evidence.place(near: .last(".widgetURL(")), about: [typeName, "widgetURL"],
        slots: lost.slots)
    }
    return links + addresses
  }
}
