// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing
import Foundation
import IntentBus

/// Presses items: everything is archived in one process, performed in a second, archived in a third.
struct PressRunner {
  let workspace: Workspace
  let store: WorkerRequest.Store

  /// What came of one press.
  struct Result {
    var summary: PressSummary
    var after: Session
    var findings: [Finding]
    var failures: [Failure]
    /// The kinds that would look different now, but were not reloaded.
    var stale: [String]
    /// Whether a toggle was asked for the state that it had already.
    var wasThere: Bool
    var printed: [(plugin: String, output: Data)]
  }

  /// Presses an item once.
  func press(_ request: PressRequest, before: Session) throws -> Result {
    let worked = try workspace.press(request, store: store)
    let after = try workspace.session(store: store, states: .comparison)
    var summary = summary(of: request, worked)
    summary.target = worked.pressed?.openedTarget
    summary.take(worked.events)
    let known = Set(before.items.map(\.item.kind))
    let pressed = before.items.contains { $0.item.kind == request.kind }
    let asked = requests(in: worked.events)
    summary.reloads = reloads(
      request, asked, known, isControl: pressed && [.done, .threw].contains(summary.outcome))
    let differing = differences(before, after)
    // What was neither reloaded by the system nor asked for still shows what it showed.
    let isAll = asked.contains { $0.kind == "*" }
    let shown = Set(summary.reloads.map(\.kind))
    summary.changes = differing.filter { isAll || shown.contains($0.kind) }
    var stale: [String] = []
    for change in differing where !isAll && !shown.contains(change.kind) {
      if !stale.contains(change.kind) { stale.append(change.kind) }
    }
    let context = PressContext(
      request: request, summary: summary, outcome: worked.pressed, broken: worked.broken,
      before: before, after: after, stale: summary.outcome == .refused ? [] : stale,
      timeout: workspace.options.timeout)
    var failures = worked.failures + after.failures.filter { !before.failures.contains($0) }
    failures += worked.problems.filter { $0.rule == "archive" }.map { problem in
      Failure(plugin: workspace.builds[problem.plugin].folder.name, error: problem.message)
    }
    for case .damagedStore(let sentence) in worked.events {
      failures.append(Failure(error: sentence))
    }
    return Result(
      summary: summary, after: after, findings: PressRules.findings(in: context),
      failures: failures, stale: context.stale,
      wasThere: worked.pressed?.target.map { $0 == context.control(in: before)?.isOn } ?? false,
      printed: workspace.printed(worked))
  }

  private func summary(of request: PressRequest, _ worked: WorkerResult) -> PressSummary {
    let ending = worked.pressed
    let outcome: PressSummary.Outcome =
      switch (ending?.ending, worked.broken) {
      case (.done?, _): .done
      case (.threw?, _): .threw
      case (.refused?, _): .refused
      case (nil, .exited?): .exited
      case (nil, .timedOut?): .timedOut
      case (nil, .crashed?): .crashed
      case (nil, nil): .refused
      }
    return PressSummary(
      kind: request.kind, intent: ending?.intent ?? worked.performing ?? request.kind,
      from: request.surface, process: ending?.process ?? "extension", outcome: outcome,
      error: ending?.error ?? worked.problems.first { $0.rule == "archive" }?.message,
      milliseconds: ending?.milliseconds ?? 0, foregrounded: ending?.foregroundsApp ?? false)
  }

  /// The reloads that the code asked for; "*" stands for all controls.
  private func requests(in events: [Journal.Event]) -> [(kind: String, count: Int)] {
    var counts: [(kind: String, count: Int)] = []
    for event in events {
      let kind: String
      switch event {
      case .reload(let name): kind = name
      case .reloadAllControls: kind = "*"
      default: continue
      }
      if let index = counts.firstIndex(where: { $0.kind == kind }) {
        counts[index].count += 1
      } else {
        counts.append((kind, 1))
      }
    }
    return counts
  }

  private func reloads(
    _ request: PressRequest, _ asked: [(kind: String, count: Int)], _ known: Set<String>,
    isControl: Bool
  ) -> [PressSummary.Reload] {
    var reloads = asked.map { kind, count in
      PressSummary.Reload(
        kind: kind, known: kind == "*" || known.contains(kind),
        automatic: isControl && kind == request.kind, count: count)
    }
    if isControl, !reloads.contains(where: { $0.kind == request.kind }) {
      reloads.insert(
        PressSummary.Reload(kind: request.kind, known: true, automatic: true, count: 0), at: 0)
    }
    return reloads
  }

  private func differences(_ before: Session, _ after: Session) -> [PressSummary.Change] {
    let old = before.items.flatMap(\.placements)
    return after.items.flatMap(\.placements).compactMap { new in
      // What was the same place with another placement has changed.
      let same = old.first { candidate in
        var candidate = candidate
        candidate.placement = new.placement
        return candidate == new
      }
      guard let same, same.placement != new.placement else { return nil }
      return PressSummary.Change(new, before: same.placement)
    }
  }
}
