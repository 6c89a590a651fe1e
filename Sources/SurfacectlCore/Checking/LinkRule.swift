// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Rule {
  /// A link that can't work.
  static let linkIneffective = Rule(
    id: "link-ineffective", severity: .warning,
    sentence: "A small or circular widget is one tap target, and of several widgetURLs one counts.",
    help: "set one widgetURL on the outermost view, and use Link in medium and larger widgets only",
    source: "Apple, Link; reported in TrainLCD#6585 and home_widget#235")
}

/// Finds links that do nothing.
enum LinkRule {
  static func findings(for item: WorkerMessage.Item, in session: Session) -> [Finding] {
    WidgetFindings(item, session).each(.linkIneffective) { places, what in
      let isURL = what.contains("widgetURL")
      return (
        isURL
          ? "\(item.item.typeName) sets several widgetURLs \(places); which one a tap opens is not defined"
          : "\(item.item.typeName) has a Link \(places), where the whole widget is one tap target; it does nothing",
        // Of several addresses it is the last that is too much.
        isURL ? .last(".widgetURL(") : .first("Link(")
      )
    }
  }
}
