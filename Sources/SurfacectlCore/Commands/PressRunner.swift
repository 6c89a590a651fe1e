// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import SurfaceRules

/// Presses items: everything is archived in one process, performed in a second, archived in a third.
struct PressRunner {
  let workspace: Workspace
  let store: WorkerRequest.Store

  /// What came of one press.
  struct Result {
    var summary: PressReport
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
    let pressed = before.items.contains { $0.item.kind == request.kind }
    let asked = requests(in: worked.events)
    summary.reloads = reloads(
      request, asked, before, isItem: pressed && summary.outcome.isPerformed)
    let differing = differences(before, after)
    // What was neither reloaded by the system nor asked for still shows what it showed.
    let types = Dictionary(
      before.items.map { ($0.item.kind, $0.item.type) }, uniquingKeysWith: { first, _ in first })
    let shown = Set(summary.reloads.filter(\.known).map(\.kind))
    func isShown(_ kind: String) -> Bool {
      shown.contains(kind) || shown.contains(types[kind] == .widget ? "*widgets" : "*")
    }
    summary.changes = differing.filter { isShown($0.kind) }
    var stale: [String] = []
    for change in differing where !isShown(change.kind) {
      if !stale.contains(change.kind) { stale.append(change.kind) }
    }
    let evidence = evidence(
      of: request, summary, worked.pressed, stale: summary.outcome.isRefused ? [] : stale, before,
      after)
    var failures = worked.failures + after.failures.filter { !before.failures.contains($0) }
    failures += worked.problems.compactMap { problem in
      guard let number = problem.plugin, let sentence = problem.trouble.archiving else {
        return nil
      }
      return Failure(plugin: workspace.builds[number].folder.name, error: sentence)
    }
    for case .damagedStore(let sentence) in worked.events {
      failures.append(Failure(error: sentence))
    }
    return Result(
      summary: summary, findings: Rules.findings(in: evidence),
      failures: failures, stale: evidence.staleKinds,
      wasThere: worked.pressed?.target.map { $0 == evidence.before?.isOn } ?? false,
      printed: workspace.printed(worked))
  }

  /// What rules are told of a press.
  private func evidence(
    of request: PressRequest, _ report: PressReport, _ ending: PressEnding?, stale: [String],
    _ before: Session, _ after: Session
  ) -> PressEvidence {
    func entry(in session: Session) -> WorkerMessage.Item? {
      session.items.first { $0.item.kind == request.kind && $0.plugin == request.plugin }
    }
    let sources = before.plugins[request.plugin].evidence
    let item = entry(in: before)
    var evidence = PressEvidence(report: report, timeout: workspace.options.timeout)
    evidence.ending = ending
    evidence.before = item?.control
    evidence.after = entry(in: after)?.control
    evidence.staleKinds = stale
    evidence.intentPlace = sources.declaration(of: report.intent)
    evidence.itemPlace = item.flatMap { sources.declaration(of: $0.item.typeName) }
    return evidence
  }

  private func summary(of request: PressRequest, _ worked: WorkerResult) -> PressReport {
    if let ending = worked.pressed {
      return PressReport(
        kind: request.kind, from: request.options.surface, ending, events: worked.events)
    }
    let reason =
      worked.problems.lazy.compactMap(\.trouble.archiving).first ?? "it was not performed"
    return PressReport(
      kind: request.kind, intent: worked.performing ?? request.kind,
      from: request.options.surface, process: .extension,
      outcome: worked.broken ?? .refused(reason), events: worked.events)
  }

  /// A reload that the code asked for.
  private struct Asked {
    var kind: String
    /// What the center that was asked reloads.
    var type: ItemType
    var count = 1
  }

  /// The reloads that the code asked for; "*" stands for all controls, "*widgets" for all widgets.
  private func requests(in events: [RunEvent]) -> [Asked] {
    var asked: [Asked] = []
    for event in events {
      let request: Asked
      switch event {
      case .reload(let name): request = Asked(kind: name, type: .control)
      case .reloadTimelines(let name): request = Asked(kind: name, type: .widget)
      case .reloadAllControls: request = Asked(kind: "*", type: .control)
      case .reloadAllWidgets: request = Asked(kind: "*widgets", type: .widget)
      default: continue
      }
      if let index = asked.firstIndex(where: {
        $0.kind == request.kind && $0.type == request.type
      }) {
        asked[index].count += 1
      } else {
        asked.append(request)
      }
    }
    return asked
  }

  private func reloads(
    _ request: PressRequest, _ asked: [Asked], _ session: Session, isItem: Bool
  ) -> [PressReport.Reload] {
    let isRunning = request.options.app == .running
    var reloads = asked.map { asked in
      let isAutomatic = isItem && asked.kind == request.kind
      return PressReport.Reload(
        kind: asked.kind,
        known: asked.kind.hasPrefix("*")
          || session.items.contains {
            $0.item.kind == asked.kind && $0.item.type == asked.type
          }, automatic: isAutomatic, count: asked.count,
        // What a widget's own action causes, and what a running app asks for, is free.
        counted: asked.type == .widget ? !isAutomatic && !isRunning : nil)
    }
    if isItem, !reloads.contains(where: { $0.kind == request.kind }) {
      let type = session.items.first { $0.item.kind == request.kind }?.item.type
      reloads.insert(
        PressReport.Reload(
          kind: request.kind, known: true, automatic: true, count: 0,
          counted: type == .widget ? false : nil), at: 0)
    }
    return reloads
  }

  private func differences(_ before: Session, _ after: Session) -> [PressReport.Change] {
    let old = before.items.flatMap(\.placements)
    return after.items.flatMap(\.placements).compactMap { new in
      // What was the same place with another placement has changed.
      let same = old.first { candidate in
        var candidate = candidate
        candidate.placement = new.placement
        return candidate == new
      }
      guard let same, same.placement != new.placement else { return nil }
      return PressReport.Change(new, before: same.placement)
    }
  }
}
