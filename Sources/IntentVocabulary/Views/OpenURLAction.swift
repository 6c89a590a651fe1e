// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Opens addresses.
public struct OpenURLAction: Sendable {
  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    RunContext.current.journal.record(.open(url: url.absoluteString))
  }
}
