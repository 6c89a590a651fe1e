// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// Writes documents as JSON: sorted keys, two blanks of indent, a line break at the end.
public enum JSONFormat {
  /// The version of every document.
  public static let version = 1

  /// A document as text.
  public static func text(_ document: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // Documents hold only texts, numbers that are finite, lists and names: encoding cannot fail.
    guard let data = try? encoder.encode(document) else { return "{}\n" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}

/// The document of `list --format json`.
public struct ListDocument: Encodable {
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
  public init(
    surfaces: [SurfaceDescription], facts: FactIndex, items: [ItemDescription],
    placements: [PlacedItem], failures: [Failure], findings: [Finding]
  ) {
    self.surfaces = surfaces.map { SurfaceEntry(id: $0.id, name: $0.name, source: $0.source) }
    self.items = items.map { item in
      ItemEntry(
        kind: item.kind, type: item.type, form: item.form, intent: item.intents.first,
        intents: item.intents, title: item.title, symbols: item.images.map(\.name),
        plugin: item.plugin, how: "run", source: item.source,
        appearances: placements.filter { $0.kind == item.kind && $0.plugin == item.plugin }.map {
          Appearance($0, facts: facts)
        })
    }
    self.failures = failures
    self.findings = findings
  }
}

extension ListDocument.Appearance {
  init(_ placed: PlacedItem, facts: FactIndex) {
    surface = placed.surface
    slot = placed.slot
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

/// The document of `render --format json`.
public struct RenderDocument: Encodable {
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
  public init(
    facts: FactIndex, placements: [PlacedItem], failures: [Failure],
    findings: [Finding]
  ) {
    representations = placements.map { Entry($0, facts: facts) }
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
      tap = representation.tap
      redacted = representation.redacted
      assumed = facts.unsure(among: representation.facts)
      lost = representation.lost
      tree = representation.tree
      notModelled = representation.tree == nil ? nil : representation.notModelled
    }
  }
}

/// The document of `surfaces --format json`.
public struct SurfacesDocument: Encodable {
  let version = JSONFormat.version
  var surfaces: [SurfaceDescription]
  var failures: [Failure]
  var findings: [Finding] = []

  /// Creates the document.
  public init(surfaces: [SurfaceDescription], failures: [Failure]) {
    self.surfaces = surfaces
    self.failures = failures
  }
}

/// The document of a command that could not load anything.
public struct FailureDocument: Encodable {
  let version = JSONFormat.version
  var failures: [Failure]
  var findings: [Finding] = []

  /// Creates the document from a sentence.
  public init(_ sentence: String) { failures = [Failure(error: sentence)] }
}
