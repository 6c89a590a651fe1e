// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Rule {
  /// A picture that is to be loaded while the widget is shown.
  static let remoteImage = Rule(
    id: "remote-image", severity: .error,
    sentence: "A widget's views are archived once, at once: what is loaded later never appears.",
    help: "fetch the data in the timeline provider, and pass it to the view in the entry",
    source: "WWDC23 10028; Apple Developer Forums 652581")
}

/// Finds pictures that never load.
enum RemoteImageRule {
  static func findings(for item: WorkerMessage.Item, in session: Session) -> [Finding] {
    WidgetFindings(item, session).each(.remoteImage) { places, _ in
      (
        "\(item.item.typeName) shows an AsyncImage \(places); the download never finishes there, and the placeholder stays",
        .first("AsyncImage(")
      )
    }
  }
}
