// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The context of a change.
public struct Transaction: Sendable {
  /// Creates a context.
  public init(animation: Animation? = nil) {}
}
