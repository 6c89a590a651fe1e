// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Writes a line for each surface.
enum SurfacesText {
  static func text(_ body: SurfacesBody, _ style: Style) -> String {
    body.surfaces.map { text($0, style) }.joined()
  }

  private static func text(_ surface: SurfaceDescription, _ style: Style) -> String {
    let assumed = surface.facts.count { $0.confidence != .documented }
    let id = SafeText.column(surface.id, width: 16)
    let name = SafeText.column(surface.name, width: 14) + "  "
    let end =
      "  \(surface.facts.count) facts, \(assumed) unsure · \(SafeText.line(surface.source))"
    let room = MatrixFormat.width - SafeText.width(id + name) - SafeText.width(end)
    return style(.heading, id) + name + slots(of: surface, room: room) + style(.faint, end) + "\n"
  }

  /// The slots, as many as there is room for.
  private static func slots(of surface: SurfaceDescription, room: Int) -> String {
    let names = surface.slots.map { SafeText.line($0.id) }
    for count in stride(from: names.count, to: 0, by: -1) {
      let rest = names.count - count
      let text =
        names.prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      if SafeText.width(text) <= room || count == 1 { return text }
    }
    return ""
  }
}
