// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// An import seen in a file.
struct ImportFact: Equatable, Sendable {
  let module: String
  /// Where the keyword is, in bytes.
  let offset: Int
  let isProvided: Bool
}
