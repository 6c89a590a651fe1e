// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The localised strings of a plugin in the language that was chosen.
package struct StringTables: Sendable, Equatable {
  /// The table of strings that name none.
  package static let standard = "Localizable"
  /// The table of the phrases of App Shortcuts.
  package static let phrases = "AppShortcuts"

  private let texts: [String: [String: String]]

  /// Creates them from texts by table and key.
  package init(_ texts: [String: [String: String]]) { self.texts = texts }

  /// The text or format of a key; nil where no catalog has it.
  package func text(for key: String, table: String?) -> String? {
    texts[table ?? Self.standard]?[key]
  }
}

/// The text of a key for the code that asks, as `NSLocalizedString` gives it.
public func _localizedString(_ key: String, table: String?, value: String) -> String {
  RunContext.current.strings?.text(for: key, table: table) ?? (value.isEmpty ? key : value)
}

/// The locale that the code that asks takes for the current one.
public func _currentLocale() -> Locale { RunContext.current.locale }
