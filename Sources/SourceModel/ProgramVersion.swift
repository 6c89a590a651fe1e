// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The version of surfacectl and of its reader, which are installed together; it stands nowhere else.
package enum ProgramVersion {
  /// The version as `--version` prints it.
  package static let text = "0.1.0"
}
