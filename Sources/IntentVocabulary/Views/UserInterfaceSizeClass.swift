// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// How much room there is.
public enum UserInterfaceSizeClass: Sendable, Hashable {
  /// Little.
  case compact
  /// Much.
  case regular
}
