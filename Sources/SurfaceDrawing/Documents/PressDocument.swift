// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The document of `press --format json`, of one press or of several.
struct PressDocument: Encodable {
  private let summaries: [PressReport]
  private let isList: Bool
  private let failures: [Failure]
  private let findings: [Finding]

  private enum Keys: CodingKey { case version, presses, failures, findings }

  init(_ body: PressBody, failures: [Failure], findings: [Finding]) {
    summaries = body.presses.map(\.summary)
    isList = body.isList
    self.failures = failures
    self.findings = findings
  }

  /// Encodes the document.
  func encode(to encoder: any Encoder) throws {
    if !isList, let summary = summaries.first { try Entry(summary).encode(to: encoder) }
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(JSONFormat.version, forKey: .version)
    if isList { try container.encode(summaries.map { Entry($0) }, forKey: .presses) }
    try container.encode(failures, forKey: .failures)
    try container.encode(findings, forKey: .findings)
  }
}

extension PressDocument {
  /// A press in the document.
  struct Entry: Encodable {
    /// A place that shows something else afterwards, both sides as `render` has them.
    struct Change: Encodable {
      var kind: String
      var surface: String
      var slot: String
      var mode: RenderingMode
      var state: ItemState
      var before: RenderDocument.Entry
      var after: RenderDocument.Entry
    }

    var kind: String
    var intent: String
    var from: String?
    var process: String
    var outcome: String
    var error: String?
    var milliseconds: Double
    var optimistic: Bool?
    var opened: [String]
    var foregrounded: Bool
    var target: String?
    var reads: [PressReport.Read]
    var writes: PressReport.Writes
    var reloads: [PressReport.Reload]
    var changes: [Change]

    init(_ press: PressReport) {
      kind = press.kind
      intent = press.intent
      from = press.from
      process = press.process.rawValue
      outcome = press.outcome.name
      error = press.outcome.reason
      milliseconds = press.milliseconds
      optimistic = press.optimistic
      opened = press.opened
      foregrounded = press.foregrounded
      target = press.target
      reads = press.reads
      writes = press.writes
      reloads = press.reloads
      changes = press.changes.map { Change($0) }
    }
  }
}

extension PressDocument.Entry.Change {
  init(_ change: PressReport.Change) {
    kind = change.kind
    surface = change.surface
    slot = change.slot
    mode = change.mode
    state = change.state
    func entry(_ placement: Placement) -> RenderDocument.Entry {
      RenderDocument.Entry(
        PlacedItem(
          kind: change.kind, plugin: "", surface: change.surface, slot: change.slot,
          mode: change.mode, state: change.state, placement: placement), facts: FactIndex([]))
    }
    before = entry(change.before)
    after = entry(change.after)
  }
}
