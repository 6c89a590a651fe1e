// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What came of one press, or of a press of everything.
package struct PressBody {
  /// One press.
  package struct Press {
    /// What came of it.
    package var summary: PressReport
    /// The kinds that would look different now, but were not reloaded.
    package var stale: [String]
    /// Whether a toggle was asked for the state that it had already.
    package var wasThere: Bool
    /// What was pressed; nil for an intent by itself.
    package var type: ItemType?

    /// Creates a press.
    package init(
      summary: PressReport, stale: [String] = [], wasThere: Bool = false, type: ItemType? = nil
    ) {
      self.type = type
      self.summary = summary
      self.stale = stale
      self.wasThere = wasThere
    }
  }

  /// All surfaces, in order.
  package var surfaces: [SurfaceDescription]
  /// What all of it rests on.
  package var facts: FactIndex
  /// The presses, in order.
  package var presses: [Press]
  /// Whether everything was pressed, so that one press is a list of one.
  package var isList: Bool

  /// Creates a result.
  package init(
    surfaces: [SurfaceDescription], facts: FactIndex, presses: [Press], isList: Bool
  ) {
    self.surfaces = surfaces
    self.facts = facts
    self.presses = presses
    self.isList = isList
  }

  /// A press that broke is a failure of the code, one that was refused or threw has failed.
  var verdict: ReportBody.Verdict {
    let outcomes = presses.map(\.summary.outcome)
    if outcomes.contains(where: { [.crashed, .exited, .timedOut].contains($0) }) { return .broken }
    // Of many presses a refusal is a fact about the surface, and findings judge what threw.
    return !isList && outcomes.contains { $0.isThrown || $0.isRefused } ? .differs : .fine
  }
}
