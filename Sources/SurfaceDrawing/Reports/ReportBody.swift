// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What a command came to, one case for each kind of result; formats say which of them they can write.
package enum ReportBody {
  /// Where each item appears.
  case list(ListBody)
  /// What each slot shows.
  case render(RenderBody)
  /// What came of presses.
  case press(PressBody)
  /// Snapshot files, recorded or verified.
  case snapshot(SnapshotBody)
  /// The surfaces that were loaded.
  case surfaces(SurfacesBody)
  /// Rules and facts.
  case explanations([Explanation])
  /// The values in a store, or what a change of them did.
  case store(StoreBody)

  /// A case without its content, as formats list what they can write.
  package enum Kind: Sendable, CaseIterable {
    case list, render, press, snapshot, surfaces, explanations, store
  }

  /// What the result alone says of the exit status.
  package enum Verdict: Sendable {
    case fine, differs, broken
  }

  /// Which case it is.
  package var kind: Kind {
    switch self {
    case .list: .list
    case .render: .render
    case .press: .press
    case .snapshot: .snapshot
    case .surfaces: .surfaces
    case .explanations: .explanations
    case .store: .store
    }
  }

  /// What it says of the exit status; findings and failures stand beside it.
  package var verdict: Verdict {
    switch self {
    case .press(let body): body.verdict
    case .snapshot(let body): body.differs ? .differs : .fine
    case .store(let body): body.isMissing ? .differs : .fine
    case .list, .render, .surfaces, .explanations: .fine
    }
  }
}
