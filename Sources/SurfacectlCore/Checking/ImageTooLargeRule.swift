// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Rule {
  /// A bitmap that no widget can hold.
  static let imageTooLarge = Rule(
    id: "image-too-large", severity: .error,
    sentence:
      "A widget whose pictures are too large stays blank, or its process is ended at about 30 MB.",
    help: "scale it down to the size in which it is shown, before it goes into the entry",
    source: "reported: BookPlayer#1282, better-rail#121; Apple gives no figures")
}

/// Finds bitmaps that are too large.
enum ImageTooLargeRule {
  static func findings(for item: WorkerMessage.Item, in session: Session) -> [Finding] {
    WidgetFindings(item, session).each(.imageTooLarge) { places, what in
      ("\(item.item.typeName) loses \(what) \(places)", .first("uiImage:"))
    }
  }
}
