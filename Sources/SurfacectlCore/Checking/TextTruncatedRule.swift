// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Rule {
  /// A short text that does not fit.
  static let textTruncated = Rule(
    id: "text-truncated", severity: .warning,
    sentence: "Text that does not fit is cut off.",
    help:
      "shorten it for the family, let it shrink with minimumScaleFactor, or choose with ViewThatFits",
    source: "measured with approximate widths; see widget.text-width")
}

/// Finds short texts that are cut off.
enum TextTruncatedRule {
  static func findings(for item: WorkerMessage.Item, in session: Session) -> [Finding] {
    WidgetFindings(item, session).each(.textTruncated) { places, what in
      ("\(item.item.typeName) has \(what) \(places); widths are approximate", nil)
    }
  }
}
