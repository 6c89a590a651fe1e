// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A source text made ready for the compiler, and what it declares.
struct PreparedSource: Sendable {
  /// The text to compile; it tells the compiler the original's path itself.
  let bytes: [UInt8]
  let facts: SourceFacts
}
