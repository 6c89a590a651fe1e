// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A timeline provider that gives nothing to show, or answers in a way that can't be right.
///
/// Seen while the widget is archived: a timeline without entries, a completion that is called twice.
package enum ProviderFragileRule: ItemRule {
  package static let id = "provider-fragile"
  package static let severity = Finding.Severity.error
  package static let sentence =
    "A widget whose provider gives no entry, or never answers, shows its placeholder for ever."
  package static let help =
    "give at least one entry, and call the completion once on every path"
  package static let source = "reported in five projects"

  package static func findings(in evidence: ItemEvidence) -> [Finding] {
    (evidence.observations?.providerFaults ?? []).map { fault in
      let message =
        switch fault {
        case .emptyTimeline(let typeName):
          "the timeline of \(typeName) has no entries, so there is nothing to show but the placeholder"
        case .answeredTwice(let name):
          "\(name) called its completion more than once; only the first call counts"
        }
      return finding(
        message, at: evidence.declaration, about: [evidence.item.typeName, fault.subject])
    }
  }
}
