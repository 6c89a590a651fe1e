// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension ArchivedShortcut {
  /// What a slot that shows some parts of an App Shortcut shows of this one.
  public func represent(_ parts: Set<ControlPart>, facts: [String]) -> Representation {
    var representation = Representation(facts: facts)
    if parts.contains(.glyph), let image {
      representation.glyph = Representation.Glyph(image.name, source: .symbol)
    }
    if parts.contains(.title) { representation.label = title }
    if parts.contains(.hint) { representation.hint = "Hold for '\(title)'" }
    return representation
  }
}
