// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// How the program exits; scripts and CI systems read it.
package enum ExitCode: Int32, Sendable {
  /// Nothing to complain of.
  case fine = 0
  /// Findings, differences, or a press that failed.
  case findings = 1
  /// Something could not be loaded, or user code ended badly.
  case failure = 2
  /// The command line asks for what there is not; the number is that of `EX_USAGE`.
  case usage = 64
}
