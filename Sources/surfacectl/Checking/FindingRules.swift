// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing

/// Runs the rules that judge what was loaded.
enum FindingRules {
  static func findings(in session: Session) -> [Finding] {
    session.items.flatMap { ControlImageRule.findings(for: $0, in: session) }
  }
}
