// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The size of controls.
public enum ControlSize: Sendable, Hashable, CaseIterable {
  /// Tiny.
  case mini
  /// Small.
  case small
  /// Regular.
  case regular
  /// Large.
  case large
  /// Very large.
  case extraLarge
}
