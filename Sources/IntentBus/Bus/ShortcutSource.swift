// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

/// Archives an App Shortcut.
struct ShortcutSource: Sendable {
  let shortcut: AppShortcut

  func archive(appName: String) -> ArchivedShortcut {
    ArchivedShortcut(
      title: shortcut.shortTitle ?? ArchivedIntent(shortcut.intent).title,
      image: shortcut.systemImageName.map { ImageValue($0, source: .symbol) },
      phrases: shortcut.phrases.map { $0.replacing("${applicationName}", with: appName) },
      intent: ArchivedIntent(shortcut.intent))
  }
}
