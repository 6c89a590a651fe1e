// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What `main()` of bundles, widgets and controls declares, until a bus registers it.
package enum Declarations {
  // A type by itself has no state that threads could share.
  package enum Declaration: @unchecked Sendable {
    case bundle(any WidgetBundle.Type)
    case widget(any Widget.Type)
    case control(any ControlWidget.Type)
    case shortcuts(any AppShortcutsProvider.Type)
    case intent(any AppIntent.Type)
    /// A type that is no bundle of Apple's, and what it lists.
    case entries(of: Any.Type, @Sendable @MainActor () -> [_BundleEntry])
  }

  /// The declarations, in the order of their code.
  package static let list = NoteList<Declaration>()
}

/// Declares App Shortcuts that no `main()` names.
public func _declare(shortcuts: any AppShortcutsProvider.Type) {
  Declarations.list.add(.shortcuts(shortcuts))
}

/// Declares an intent that nothing shows, so that it can be performed by its type's name.
public func _declare(intent: any AppIntent.Type) { Declarations.list.add(.intent(intent)) }
