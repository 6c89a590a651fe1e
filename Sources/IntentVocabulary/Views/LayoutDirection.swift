// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The direction of reading.
public enum LayoutDirection: Sendable, Hashable, CaseIterable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}
