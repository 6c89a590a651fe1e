// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Where each item appears, and why not.
package struct ListBody {
  /// A plugin's table.
  package struct Table {
    /// The name of the plugin.
    package var plugin: String
    /// The line above it, such as "Wallpaper · Plugins/Wallpaper · run · iOS 26".
    package var title: String

    /// Creates a table.
    package init(plugin: String, title: String) {
      self.plugin = plugin
      self.title = title
    }
  }

  /// The surfaces and slots that are shown.
  package var surfaces: [SurfaceDescription]
  /// What all of it rests on.
  package var facts: FactIndex
  /// The plugins that were loaded, in order.
  package var tables: [Table]
  /// The items, in order.
  package var items: [ItemDescription]
  /// What the slots do with them.
  package var placements: [PlacedItem]
  /// Where an item is declared; looked up by those who tell it, since most runs never ask.
  package var source: (ItemDescription) -> ItemDescription.Source?

  /// Creates a result.
  package init(
    surfaces: [SurfaceDescription], facts: FactIndex, tables: [Table], items: [ItemDescription],
    placements: [PlacedItem],
    source: @escaping (ItemDescription) -> ItemDescription.Source? = { $0.source }
  ) {
    self.surfaces = surfaces
    self.facts = facts
    self.tables = tables
    self.items = items
    self.placements = placements
    self.source = source
  }

  /// Each item with what the slots do with it.
  var rows: [ItemRow] { ItemRow.rows(items, placements) }
}
