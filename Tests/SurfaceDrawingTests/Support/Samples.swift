// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing
import Foundation
import IntentBus

/// A surface with slots of some names.
func surface(
  _ id: String, name: String? = nil, slots: [String] = ["main"], facts: [Fact] = [],
  source: String = "built-in"
) -> SurfaceDescription {
  SurfaceDescription(
    id: id, name: name ?? id, source: source,
    slots: slots.map {
      SlotDescription(Slot($0, holds: [.control, .shortcut], states: [.off, .on, .current]))
    }, facts: facts)
}

/// A control of a plugin "Samples".
func item(_ kind: String, title: String? = nil, type: ItemType = .control) -> ItemDescription {
  ItemDescription(
    kind: kind, type: type, typeName: "SampleControl", title: title ?? kind, plugin: "Samples")
}

/// What a slot does with an item of the plugin "Samples".
func placed(
  _ kind: String, _ surface: String, _ slot: String, state: ItemState = .current,
  _ placement: Placement
) -> PlacedItem {
  PlacedItem(
    kind: kind, plugin: "Samples", surface: surface, slot: slot, mode: .accented, state: state,
    placement: placement)
}

/// What the slot "main" does with an item of the plugin "Samples".
func placed(
  _ kind: String, _ surface: String, state: ItemState = .current, _ placement: Placement
) -> PlacedItem {
  placed(kind, surface, "main", state: state, placement)
}

/// A representation that a test fills in.
func shown(
  facts: [String] = [], _ change: (inout Representation) -> Void = { _ in }
) -> Placement {
  var representation = Representation(facts: facts)
  change(&representation)
  return .shown(representation)
}

func absent(_ rule: String, _ reason: String) -> Placement { .absent(Absence(rule, reason)) }

/// A surface's facts, one for each way of being sure.
let sampleFacts = [
  Fact("stub.sure", .documented, "It is so.", source: "Apple"),
  Fact("stub.guess", .assumed, "It may be so.", source: "no statement found"),
  Fact("stub.both", .conflicting, "It is so or not.", source: "Apple against Apple"),
]

extension String {
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }
}
