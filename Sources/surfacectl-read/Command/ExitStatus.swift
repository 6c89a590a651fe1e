// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// How the program ends, for the process that started it.
enum ExitStatus: Int32, Sendable {
  case success = 0
  /// Some file could not be read or written; the others were done.
  case inputFailed = 2
  case wrongUsage = 64
  /// The toolchain has no SwiftSyntax.
  case unavailable = 69
}
