// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Draws where each item appears: a table for each plugin, at most 100 columns wide.
public struct MatrixFormat {
  /// The most columns of a line.
  public static let width = 100
  private static let longestName = 22

  private let surfaces: [SurfaceDescription]
  private let facts: FactIndex
  private let style: Style

  /// Creates a format for surfaces, in their order.
  public init(surfaces: [SurfaceDescription], facts: FactIndex, style: Style = .plain) {
    self.surfaces = surfaces
    self.facts = facts
    self.style = style
  }

  private struct Column {
    let surface: SurfaceDescription
    let slot: SlotDescription
    var title: String
    var width: Int
  }

  /// Draws one plugin's items.
  ///
  /// - Parameters:
  ///   - title: The line above the table, such as "Wallpaper · Plugins/Wallpaper · run · iOS 26".
  ///   - items: The items in order.
  ///   - placements: What the slots do with them.
  public func draw(title: String, items: [ItemDescription], placements: [PlacedItem]) -> String {
    var notes = Footnotes(facts: facts)
    var lines: [String] = []
    var marks: Set<Substring> = []
    let placementsByKind = Dictionary(grouping: placements, by: \.kind)
    if items.isEmpty { lines.append("no controls") }
    for section in Section.allCases {
      let members = items.filter { $0.type == section.type }
      guard !members.isEmpty else { continue }
      let columns = columns(for: section)
      var cells: [String: [String]] = [:]
      for item in members {
        let own = placementsByKind[item.kind] ?? []
        cells[item.kind] = columns.map { column in
          let placed = own.first {
            $0.surface == column.surface.id && $0.slot == column.slot.id
          }
          return cell(placed?.placement, in: column.slot, notes: &notes)
        }
      }
      let all = Set(cells.values.joined())
      marks.formUnion(all.flatMap { $0.split(separator: " ") })
      lines += table(section.rawValue, members, columns, cells)
      if section == .widgets { lines += legend(of: members, all) }
    }
    let activities = items.filter { $0.type == .activity }
    if !activities.isEmpty {
      let names = activities.map { SafeText.line($0.title, limit: Self.longestName) }
      lines += wrapped("LIVE ACTIVITIES, not drawn yet: " + names.joined(separator: ", "))
    }
    if marks.contains("[?]") {
      lines.append(style(.faint, "[?] no symbol: people see a question mark [control-image]"))
    }
    lines += notes.lines(width: Self.width).map { style(.faint, $0) }
    return ([header(title, marks)] + lines).joined(separator: "\n") + "\n"
  }

  /// The tables of one plugin, in order.
  private enum Section: String, CaseIterable {
    case controls = "CONTROLS"
    case widgets = "WIDGETS"
    case shortcuts = "SHORTCUTS"

    var type: ItemType {
      switch self {
      case .controls: .control
      case .widgets: .widget
      case .shortcuts: .shortcut
      }
    }

    func fits(_ slot: SlotDescription) -> Bool {
      switch self {
      case .controls: slot.holds.contains("control")
      case .shortcuts: slot.holds.contains("shortcut")
      case .widgets: slot.holds.contains { $0 != "control" && $0 != "shortcut" }
      }
    }
  }

  /// What the marks of widgets mean, and what their buttons run.
  private func legend(of items: [ItemDescription], _ cells: Set<String>) -> [String] {
    var legend = "■ widget"
    if cells.contains(where: { $0.hasPrefix("■ B") }) { legend += "  B its buttons work there" }
    if cells.contains("·") { legend += "  · family not supported" }
    var lines = [style(.faint, legend)]
    for item in items where !item.intents.isEmpty {
      let intents = item.intents.map { SafeText.line($0) }.joined(separator: ", ")
      lines += wrapped(
        "B \(SafeText.line(item.title, limit: Self.longestName)) runs \(intents)")
    }
    return lines
  }

  private func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, SafeText.width(line) + SafeText.width(String(word)) >= Self.width {
        lines.append(line)
        line = "   "
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [line]).map { style(.faint, $0) }
  }

  private func columns(for section: Section) -> [Column] {
    surfaces.flatMap { surface in
      // What only previews is told by `render`; here it would say the same of every item.
      surface.slots.filter { !$0.isPreview && section.fits($0) }.map { slot in
        Column(surface: surface, slot: slot, title: slot.id, width: SafeText.width(slot.id))
      }
    }
  }

  /// The line above the tables, with what the marks mean that are in them.
  private func header(_ text: String, _ marks: Set<Substring>) -> String {
    let title = SafeText.line(text)
    let meanings: KeyValuePairs<Substring, String> = [
      "◆": "symbol", "T": "title", "V": "value", "H": "hint", "–": "absent",
    ]
    let legend = meanings.filter { marks.contains($0.key) }.map { "\($0.key) \($0.value)" }
      .joined(separator: "  ")
    if legend.isEmpty {
      return style(.heading, trimmed(SafeText.column(title, width: Self.width)))
    }
    let room = Self.width - SafeText.width(legend) - 2
    if SafeText.width(title) <= room {
      return style(.heading, SafeText.column(title, width: room)) + "  " + legend
    }
    return style(.heading, trimmed(SafeText.column(title, width: Self.width))) + "\n" + legend
  }

  // MARK: Cells

  private func cell(_ placement: Placement?, in slot: SlotDescription, notes: inout Footnotes)
    -> String
  {
    switch placement {
    case nil: return ""
    // That a family is not supported is no news; a number for each would hide what is.
    case .absent(let absence) where absence.rule == "widget.family": return "·"
    case .absent(let absence): return "– \(notes.number(of: absence))"
    case .shown(let representation):
      var parts: [String] = []
      if representation.tree != nil { return representation.hasWorkingButtons ? "■ B" : "■" }
      if let glyph = representation.glyph { parts.append(glyph.source == .missing ? "[?]" : "◆") }
      if representation.label != nil { parts.append("T") }
      if representation.value != nil { parts.append("V") }
      if representation.hint != nil { parts.append("H") }
      if parts.isEmpty { parts.append(slot.tap == .runs ? "runs" : "blank") }
      let mark = notes.mark(of: representation)
      return (parts + (mark.isEmpty ? [] : [mark])).joined(separator: " ")
    }
  }

  // MARK: Tables

  private func table(
    _ section: String, _ items: [ItemDescription], _ columns: [Column],
    _ cells: [String: [String]]
  ) -> [String] {
    let names = [section] + items.map { SafeText.line($0.title, limit: Self.longestName) }
    let nameWidth = min(Self.longestName, names.map(SafeText.width).max() ?? 0)
    let sized = sized(columns, items, cells)
    return bands(of: sized, room: Self.width - nameWidth).flatMap { band in
      heading(SafeText.column(section, width: nameWidth), band.map { sized[$0] })
        + items.map { item in
          row(
            SafeText.column(SafeText.line(item.title), width: nameWidth),
            band.map { (cells[item.kind]?[$0] ?? "", sized[$0].width) })
        }
    }
  }

  /// The columns, wide enough for their cells, and together for the name of their surface.
  private func sized(
    _ columns: [Column], _ items: [ItemDescription], _ cells: [String: [String]]
  ) -> [Column] {
    var sized = columns
    for index in sized.indices {
      let widths = items.map { SafeText.width(cells[$0.kind]?[index] ?? "") }
      sized[index].width = min(Self.longestName, max(sized[index].width, widths.max() ?? 0))
    }
    for surface in surfaces {
      let group = sized.indices.filter { sized[$0].surface.id == surface.id }
      guard let last = group.last else { continue }
      let name = min(Self.longestName, SafeText.width(SafeText.line(surface.name)))
      sized[last].width += max(0, name - (groupWidth(group.map { sized[$0] }) - 2))
    }
    return sized
  }

  private func groupWidth(_ columns: [Column]) -> Int { columns.reduce(0) { $0 + $1.width + 2 } }

  /// The columns in groups that fit side by side; a surface is torn apart only when it must be.
  private func bands(of columns: [Column], room: Int) -> [[Int]] {
    var bands: [[Int]] = [[]]
    var left = room
    func add(_ group: [Int]) {
      let width = groupWidth(group.map { columns[$0] })
      if width > left, bands.last?.isEmpty == false {
        bands.append([])
        left = room
      }
      bands[bands.count - 1] += group
      left -= width
    }
    for surface in surfaces {
      let group = columns.indices.filter { columns[$0].surface.id == surface.id }
      if groupWidth(group.map { columns[$0] }) <= room {
        add(group)
      } else {
        for column in group { add([column]) }
      }
    }
    return bands.filter { !$0.isEmpty }
  }

  private func heading(_ section: String, _ columns: [Column]) -> [String] {
    var names = String(repeating: " ", count: SafeText.width(section))
    for surface in surfaces {
      let group = columns.filter { $0.surface.id == surface.id }
      guard !group.isEmpty else { continue }
      names += "  " + SafeText.column(surface.name, width: groupWidth(group) - 2)
    }
    let slots = row(section, columns.map { ($0.title, $0.width) })
    return [trimmed(names), slots].map { style(.faint, $0) }
  }

  private func row(_ name: String, _ cells: [(text: String, width: Int)]) -> String {
    trimmed(cells.reduce(name) { $0 + "  " + SafeText.column($1.text, width: $1.width) })
  }
}

private func trimmed(_ line: String) -> String {
  var bytes = Substring(line).utf8
  while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  return String(Substring(bytes))
}
