// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The weight of letters that the person has chosen.
public enum LegibilityWeight: Sendable, Hashable {
  /// Regular.
  case regular
  /// Bold.
  case bold
}
