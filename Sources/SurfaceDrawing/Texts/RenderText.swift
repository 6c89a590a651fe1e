// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Writes what each slot shows of each item, for people.
struct RenderText {
  private let surfaces: [SurfaceDescription]
  private let text: RepresentationText
  private let style: Style

  /// The items one after the other.
  static func text(_ body: RenderBody, _ style: Style) -> String {
    let writer = RenderText(surfaces: body.surfaces, facts: body.facts, style: style)
    // A heading with nothing below it would only ask what is missing.
    return body.rows.filter { !$0.placements.isEmpty }.map { writer.draw($0) }
      .joined(separator: "\n")
  }

  init(surfaces: [SurfaceDescription], facts: FactIndex, style: Style = .plain) {
    self.surfaces = surfaces
    self.text = RepresentationText(facts: facts)
    self.style = style
  }

  /// Draws the placements of one item; states that show the same are drawn once.
  func draw(_ row: ItemRow) -> String {
    let item = row.item
    let title = SafeText.line(item.title)
    var output =
      style(.heading, title) + "  "
      + style(.faint, "\(SafeText.line(item.kind)) · \(SafeText.line(item.plugin))") + "\n"
    for surface in surfaces {
      for slot in surface.slots {
        let here = row.placements.filter { $0.surface == surface.id && $0.slot == slot.id }
        output += draw(
          here, at: "\(surface.name), \(slot.id)", isWidget: item.type == .widget)
      }
    }
    return output
  }

  private func draw(
    _ placements: [PlacedItem], at place: String, isWidget: Bool
  ) -> String {
    var groups: [(placement: Placement, names: [String])] = []
    for placed in placements {
      let name =
        placed.state.rawValue
        + (placed.mode == .accented && !isWidget ? "" : " \(placed.mode.rawValue)")
      if let index = groups.firstIndex(where: { $0.placement == placed.placement }) {
        groups[index].names.append(name)
      } else {
        groups.append((placed.placement, [name]))
      }
    }
    return groups.map { group in
      "  \(SafeText.line(place)) · \(group.names.joined(separator: ", "))\n"
        + text.lines(group.placement).map { "    \($0)\n" }.joined()
    }.joined()
  }
}
