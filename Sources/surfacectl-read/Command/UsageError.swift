// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A command line that the program does not understand.
struct UsageError: Error, Equatable {
  /// One line, without the program's name.
  let message: String
}
