// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Writes where each item appears: a table for each plugin.
enum ListText {
  static func text(_ body: ListBody, _ style: Style) -> String {
    let format = MatrixFormat(surfaces: body.surfaces, facts: body.facts, style: style)
    let items = Dictionary(grouping: body.items, by: \.plugin)
    let placements = Dictionary(grouping: body.placements, by: \.plugin)
    return body.tables.compactMap { table in
      guard let items = items[table.plugin] else { return nil }
      return format.draw(
        title: table.title, items: items, placements: placements[table.plugin] ?? [])
    }.joined(separator: "\n")
  }
}
