// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// An item with what the slots do with it.
struct ItemRow {
  var item: ItemDescription
  var placements: [PlacedItem]

  private struct Key: Hashable {
    var plugin: String
    var kind: String
  }

  /// The rows of items, in their order.
  static func rows(_ items: [ItemDescription], _ placements: [PlacedItem]) -> [ItemRow] {
    let groups = Dictionary(grouping: placements) { Key(plugin: $0.plugin, kind: $0.kind) }
    return items.map {
      ItemRow(item: $0, placements: groups[Key(plugin: $0.plugin, kind: $0.kind)] ?? [])
    }
  }
}
