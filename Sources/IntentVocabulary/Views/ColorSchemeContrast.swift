// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// How far colours differ, as the person has chosen.
public enum ColorSchemeContrast: Sendable, Hashable {
  /// As usual.
  case standard
  /// More.
  case increased
}
