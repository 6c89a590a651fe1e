// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Rule {
  /// A bitmap whose silhouette alone is left.
  static let accentedImage = Rule(
    id: "accented-image", severity: .warning,
    sentence:
      "Where a widget is accented only the opacity of an image counts: a photo becomes a block, a logo a silhouette.",
    help:
      "say what becomes of it with .widgetAccentedRenderingMode(_:), or leave it out where widgetRenderingMode is .accented",
    source: "Apple, Optimizing your widget for accented rendering mode; WWDC25 278")
}

/// Finds bitmaps that lose all but their outline.
enum AccentedImageRule {
  static func findings(for item: WorkerMessage.Item, in session: Session) -> [Finding] {
    WidgetFindings(item, session).each(.accentedImage) { places, what in
      let name = what.split(separator: "'").dropFirst().first.map(String.init) ?? ""
      return (
        "\(item.item.typeName) shows the bitmap '\(name)' \(places), where it becomes a block of one colour",
        .first("\"\(name)\"")
      )
    }
  }
}
