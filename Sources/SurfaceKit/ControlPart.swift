// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

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
