// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Collects shortcuts.
///
/// As in Apple's, an `if` takes `#available` only.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Takes a shortcut.
  public static func buildExpression(_ component: AppShortcut) -> [AppShortcut] {
    [component]
  }

  /// Joins shortcuts.
  public static func buildBlock(_ components: [AppShortcut]...) -> [AppShortcut] {
    components.flatMap { $0 }
  }

  /// Marks shortcuts that exist from a version of the system on.
  public static func buildLimitedAvailability(
    _ components: [AppShortcut]
  ) -> _LimitedAvailabilityAppShortcuts {
    _LimitedAvailabilityAppShortcuts(appShortcuts: components)
  }

  /// Takes shortcuts that exist from a version of the system on.
  public static func buildOptional(_ component: _LimitedAvailabilityAppShortcuts?) -> [AppShortcut]
  {
    component?.appShortcuts ?? []
  }

  /// Refuses other conditions.
  @available(
    *, unavailable,
    message: "if statements in an AppShortcutsBuilder can only be used with #available clauses"
  )
  public static func buildOptional(_ appShortcuts: [AppShortcut]?) -> [AppShortcut] {
    appShortcuts ?? []
  }
}

/// Shortcuts that exist from a version of the system on.
public struct _LimitedAvailabilityAppShortcuts {
  let appShortcuts: [AppShortcut]
}
