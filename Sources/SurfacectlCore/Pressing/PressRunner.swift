// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import SurfaceRules

/// Presses items: everything is archived in one process, each press performed in another, and what it
/// may have changed is archived in a third.
struct PressRunner {
  private let workspace: Workspace
  private let before: Session
  private let index: ItemIndex

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

  /// Prepares presses of items that were archived before.
  init(_ workspace: Workspace, before: Session) {
    self.workspace = workspace
    self.before = before
    index = ItemIndex(before.items)
  }

  /// Presses an item once, with a store and a home that no other press sees.
  func press(_ request: PressRequest, in room: PressRoom) throws -> Result {
    var request = request
    request.place = index.item(of: request)?.place
    var job = workspace.job(room.store, .overview)
    job.home = room.home
    job.press = request
    let worked = try workspace.run(job)
    var summary = summary(of: request, worked)
    let reloads = PressReloads(worked.events)
    summary.reloads = reloads.told(
      of: request, index, isItem: index.item(of: request) != nil && summary.outcome.isPerformed)
    let asked = try ask(after: summary, worked, reloads, request, room)
    let differing = differences(asked.items)
    // What was neither reloaded by the system nor asked for still shows what it showed.
    let shown = Set(summary.reloads.filter(\.known).map(\.kind))
    func isShown(_ kind: String) -> Bool {
      shown.contains(kind) || shown.contains(index.type(of: kind) == .widget ? "*widgets" : "*")
    }
    summary.changes = differing.filter { isShown($0.kind) }
    var stale: [String] = []
    for change in differing where !isShown(change.kind) && !stale.contains(change.kind) {
      stale.append(change.kind)
    }
    var evidence = evidence(of: request, summary, worked.pressed)
    evidence.after =
      asked.items.first { $0.plugin == request.plugin && $0.item.kind == request.kind }?.control
    evidence.staleKinds = stale
    return Result(
      summary: summary, findings: Rules.findings(in: evidence), failures: failures(worked, asked),
      stale: stale,
      wasThere: worked.pressed?.target.map { $0 == evidence.before?.isOn } ?? false,
      printed: workspace.printed(worked))
  }

  /// What rules are told of a press, but for what is shown afterwards.
  private func evidence(
    of request: PressRequest, _ report: PressReport, _ ending: PressEnding?
  ) -> PressEvidence {
    let sources = before.plugins[request.plugin].evidence
    let item = index.item(of: request)
    var evidence = PressEvidence(report: report, timeout: workspace.options.timeout)
    evidence.ending = ending
    evidence.before = item?.control
    evidence.intentPlace = sources.declaration(of: report.intent)
    evidence.itemPlace = item.flatMap { sources.declaration(of: $0.item.typeName) }
    return evidence
  }

  private func failures(_ worked: WorkerResult, _ asked: Answer) -> [Failure] {
    var failures = worked.failures
    failures += asked.failures.filter { !before.failures.contains($0) }
    for problem in worked.problems {
      if let number = problem.plugin, let sentence = problem.trouble.archiving {
        failures.append(Failure(plugin: workspace.builds[number].folder.name, error: sentence))
      } else if case .store(let sentence) = problem.trouble {
        failures.append(Failure(error: sentence))
      }
    }
    for case .damagedStore(let sentence) in worked.events {
      failures.append(Failure(error: sentence))
    }
    return failures
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

  // MARK: Afterwards

  /// What a fresh process says after a press.
  private struct Answer {
    var items: [WorkerMessage.Item] = []
    var failures: [Failure] = []
  }

  /// Asks again what a press may have changed; everything else shows what it showed.
  private func ask(
    after summary: PressReport, _ worked: WorkerResult, _ reloads: PressReloads,
    _ request: PressRequest, _ room: PressRoom
  ) throws -> Answer {
    // What was never performed has changed nothing.
    if summary.outcome.isRefused {
      return Answer(items: [index.item(of: request)].compactMap { $0 })
    }
    // Where it is not known what was done, anything may have changed.
    let isKnown =
      summary.outcome.isPerformed && worked.failures.isEmpty && !worked.hasMoreEvents
      && !reloads.lostStore && !room.hasOtherChanges
    let written = StoreReads.written(in: worked.events)
    let items = before.items.filter { item in
      !isKnown || (item.plugin == request.plugin && item.item.kind == request.kind)
        || reloads.reach(item.item) || item.reads?.contain(anyOf: written) ?? true
    }
    guard !items.isEmpty else { return Answer() }
    var job = workspace.job(room.store, .comparison)
    job.home = room.home
    job.wishes = items.map {
      WorkerJob.Wish(plugin: $0.plugin, kind: $0.item.kind, place: $0.place)
    }
    let result = try workspace.run(job)
    var answer = before
    answer.items = result.items
    answer.failures = result.failures
    answer.findings = []
    answer.add(result.problems)
    return Answer(items: result.items, failures: answer.failures)
  }

  private func differences(_ items: [WorkerMessage.Item]) -> [PressReport.Change] {
    items.flatMap { new -> [PressReport.Change] in
      guard let old = index.item(plugin: new.plugin, kind: new.item.kind) else { return [] }
      var shown: [PlacedItem.Place: Placement] = [:]
      for placed in old.placements { shown[placed.place] = placed.placement }
      return new.placements.compactMap { placed in
        guard let before = shown[placed.place], before != placed.placement else { return nil }
        return PressReport.Change(placed, before: before)
      }
    }
  }
}

/// Items by what presses ask for.
struct ItemIndex {
  private var items: [String: WorkerMessage.Item] = [:]
  private var types: [String: ItemType] = [:]

  init(_ items: [WorkerMessage.Item]) {
    for item in items {
      self.items[ItemKey.text(plugin: item.plugin, kind: item.item.kind)] = item
      // A kind that two plugins have is that of the first.
      if types[item.item.kind] == nil { types[item.item.kind] = item.item.type }
    }
  }

  /// The item of a plugin and a kind; nil where there is none.
  func item(plugin: Int, kind: String) -> WorkerMessage.Item? {
    items[ItemKey.text(plugin: plugin, kind: kind)]
  }

  /// The item that a request means; nil where it means an intent that no item runs.
  func item(of request: PressRequest) -> WorkerMessage.Item? {
    item(plugin: request.plugin, kind: request.kind)
  }

  /// What is of a kind, in whatever plugin; nil where nothing is.
  func type(of kind: String) -> ItemType? { types[kind] }
}
