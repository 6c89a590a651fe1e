// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension Rule {
  /// A widget without containerBackground.
  static let containerBackground = Rule(
    id: "container-background", severity: .error,
    sentence:
      "From OS 17 on a widget without a container background shows a warning in place of its content.",
    help:
      "add .containerBackground(for: .widget) to the outermost view, with .clear where there is none",
    source: "Apple, Displaying the right widget background; many reports")
}

/// Finds widgets that set no background.
enum ContainerBackgroundRule {
  static func findings(for item: WorkerMessage.Item, in session: Session) -> [Finding] {
    WidgetFindings(item, session).each(.containerBackground) { places, _ in
      (
        "\(item.item.typeName) sets no containerBackground(for: .widget) \(places); people see \"Please adopt containerBackground API\" in place of it",
        nil
      )
    }
  }
}
