// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

@testable import SurfacectlCore

extension Session {
  /// A session with one control of a plugin that is nowhere, placed where a test says.
  static func sample(_ placements: [PlacedItem], surfaces: [SurfaceDescription] = []) -> Session {
    let item = ItemDescription(
      kind: "lamp", type: .control, typeName: "LampControl", title: "Lamp", plugin: "Lamps")
    return Session(
      surfaces: surfaces, plugins: [],
      items: [WorkerMessage.Item(plugin: 0, order: 0, item: item, placements: placements)],
      failures: [], findings: [], notes: [], printed: [])
  }
}

extension PlacedItem {
  /// The lamp in a slot, mode and state.
  static func lamp(
    _ surface: String, _ slot: String, _ mode: RenderingMode = .accented,
    _ state: ItemState = .current
  ) -> PlacedItem {
    PlacedItem(
      kind: "lamp", plugin: "Lamps", surface: surface, slot: slot, mode: mode, state: state,
      placement: .shown(Representation(facts: [])))
  }
}

extension SurfaceDescription {
  /// A surface with slots and nothing else.
  static func sample(_ id: String, _ slots: [String]) -> SurfaceDescription {
    SurfaceDescription(
      id: id, name: id, source: "built-in",
      slots: slots.map { SlotDescription(Slot($0, holds: [.control], states: [.current])) },
      facts: [])
  }
}
