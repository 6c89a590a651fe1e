// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Why an item could not be archived.
package enum ArchiveError: Error, CustomStringConvertible {
  /// The control of this type has no template.
  case noContent(String)
  /// A provider's function dropped its completion without calling it.
  case noAnswer(String)

  /// One sentence.
  package var description: String {
    switch self {
    case .noContent(let typeName):
      "\(typeName) has no content; its configuration needs a ControlWidgetButton or ControlWidgetToggle, or a timeline provider"
    case .noAnswer(let name):
      "\(name) never calls its completion, so the widget stays a placeholder; call it on every path"
    }
  }
}
