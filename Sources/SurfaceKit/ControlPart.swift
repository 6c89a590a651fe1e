// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A part of a control that a slot can show.
public enum ControlPart: Sendable, Hashable {
  /// The symbol, with its tint.
  case glyph
  /// The title; in a preview the display name.
  case title
  /// The value text.
  case value
  /// The hint beside a button of the device.
  case hint
  /// The status when the state changes.
  case status
}

extension ArchivedControl {
  /// What a slot that shows some parts of a control shows of this one.
  ///
  /// Applies all that holds for controls everywhere, `Fact.controls`: state, tint, privacy, preview,
  /// hints, losses. An adapter adds what is particular to its surface.
  public func represent(
    _ parts: Set<ControlPart>, of item: ArchivedItem, in slot: Slot, system: SystemState
  ) -> Representation {
    var view = ControlView(control: self, item: item, slot: slot, system: system)
    return view.representation(of: parts)
  }
}

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
