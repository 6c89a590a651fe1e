// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The document of `list --format json`.
struct ListDocument: Encodable {
  /// A surface in the document.
  struct SurfaceEntry: Encodable {
    var id: String
    var name: String
    var source: String
  }

  /// A place where an item appears, or does not.
  struct Appearance: Encodable {
    var surface: String
    var slot: String
    var mode: RenderingMode
    var shown: Bool
    var assumed: [String]?
    var rule: String?
    var reason: String?
  }

  /// An item in the document.
  struct ItemEntry: Encodable {
    var kind: String
    var type: ItemType
    var form: ArchivedControl.Form?
    var intent: String?
    var intents: [String]
    var title: String
    var symbols: [String]
    var plugin: String
    var how: String
    var source: ItemDescription.Source?
    var appearances: [Appearance]
  }

  let version = JSONFormat.version
  var surfaces: [SurfaceEntry]
  var items: [ItemEntry]
  var failures: [Failure]
  var findings: [Finding]

  /// Creates the document.
  init(_ body: ListBody, failures: [Failure], findings: [Finding]) {
    surfaces = body.surfaces.map { SurfaceEntry(id: $0.id, name: $0.name, source: $0.source) }
    items = body.rows.map { row in
      let item = row.item
      return ItemEntry(
        kind: item.kind, type: item.type, form: item.form, intent: item.intents.first,
        intents: item.intents, title: item.title, symbols: item.images.map(\.name),
        plugin: item.plugin, how: "run", source: body.source(item),
        appearances: row.placements.map { Appearance($0, facts: body.facts) })
    }
    self.failures = failures
    self.findings = findings
  }
}

extension ListDocument.Appearance {
  init(_ placed: PlacedItem, facts: FactIndex) {
    surface = placed.surface
    slot = placed.slot
    mode = placed.mode
    switch placed.placement {
    case .shown(let representation):
      shown = true
      assumed = facts.unsure(among: representation.facts)
    case .absent(let absence):
      shown = false
      rule = absence.rule
      reason = absence.reason
    }
  }
}
