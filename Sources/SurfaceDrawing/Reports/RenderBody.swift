// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What each slot shows of each item, in each mode and state.
package struct RenderBody {
  /// All surfaces, in order.
  package var surfaces: [SurfaceDescription]
  /// What all of it rests on.
  package var facts: FactIndex
  /// The items that are shown, in order.
  package var items: [ItemDescription]
  /// What the slots do with them.
  package var placements: [PlacedItem]

  /// Creates a result.
  package init(
    surfaces: [SurfaceDescription], facts: FactIndex, items: [ItemDescription],
    placements: [PlacedItem]
  ) {
    self.surfaces = surfaces
    self.facts = facts
    self.items = items
    self.placements = placements
  }

  /// Each item with what the slots do with it.
  var rows: [ItemRow] { ItemRow.rows(items, placements) }
}
