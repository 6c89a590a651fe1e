// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing
import SurfaceRules

extension Report {
  /// A result with all that is told beside it: what was found in a session, and what it printed.
  init(_ body: ReportBody?, of session: Session, _ options: CommonOptions) {
    self.init(body)
    findings = session.findings
    failures = session.failures
    notes = session.notes
    printed = session.printed
    failOn = options.failOn
    judged = Rules.ofArchives.map { $0.description }
  }

  /// A result of a command that judges nothing, with what kept it from being whole.
  init(unjudged body: ReportBody?, of session: Session?) {
    self.init(body)
    failures = session?.failures ?? []
    notes = session?.notes ?? []
    printed = session?.printed ?? []
  }
}
