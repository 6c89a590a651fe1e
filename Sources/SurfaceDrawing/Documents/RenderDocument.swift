// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The document of `render --format json`.
struct RenderDocument: Encodable {
  /// What one slot does with an item in one state.
  struct Entry: Encodable {
    var kind: String
    var plugin: String
    var surface: String
    var slot: String
    var mode: RenderingMode
    var state: ItemState
    var shown: Bool
    var glyph: Representation.Glyph?
    var label: String?
    var value: String?
    var hint: String?
    var status: String?
    var tint: ColorValue?
    var dimmed: Bool?
    var on: Bool?
    var tap: Slot.Tap?
    var redacted: [Representation.Part]?
    var assumed: [String]?
    var lost: [Representation.Loss]?
    var tree: DrawnView?
    var notModelled: [String]?
    var rule: String?
    var reason: String?
  }

  let version = JSONFormat.version
  var representations: [Entry]
  var failures: [Failure]
  var findings: [Finding]

  /// Creates the document.
  init(_ body: RenderBody, failures: [Failure], findings: [Finding]) {
    representations = body.placements.map { Entry($0, facts: body.facts) }
    self.failures = failures
    self.findings = findings
  }
}

extension RenderDocument.Entry {
  init(_ placed: PlacedItem, facts: FactIndex) {
    kind = placed.kind
    plugin = placed.plugin
    surface = placed.surface
    slot = placed.slot
    mode = placed.mode
    state = placed.state
    switch placed.placement {
    case .absent(let absence):
      shown = false
      rule = absence.rule
      reason = absence.reason
    case .shown(let representation):
      shown = true
      glyph = representation.glyph
      label = representation.label
      value = representation.value
      hint = representation.hint
      status = representation.status
      tint = representation.tint
      dimmed = representation.isDimmed ? true : nil
      on = representation.isOn
      tap = representation.tap
      redacted = representation.redacted
      assumed = facts.unsure(among: representation.facts)
      lost = representation.lost
      tree = representation.tree
      notModelled = representation.tree == nil ? nil : representation.notModelled
    }
  }
}
