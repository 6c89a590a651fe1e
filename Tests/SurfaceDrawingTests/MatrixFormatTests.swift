// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing
import IntentBus
import Testing

/// The table of where each item appears.
struct MatrixFormatTests {
  private let surfaces = [
    surface("one", name: "One", slots: ["small", "large"], facts: sampleFacts),
    surface("two", name: "A Surface With a Long Name", slots: ["press"]),
    surface("three", name: "Three", slots: ["hold", "control"]),
  ]

  private let everything = shown {
    $0.glyph = Representation.Glyph("star", source: .symbol)
    $0.label = "Title"
    $0.value = "On"
    $0.hint = "Hold"
  }

  private func draw(
    _ items: [ItemDescription], _ placements: [PlacedItem],
    on surfaces: [SurfaceDescription]? = nil
  ) -> [String] {
    let format = MatrixFormat(
      surfaces: surfaces ?? self.surfaces, facts: FactIndex(surfaces ?? self.surfaces))
    return Array(format.draw(title: "Samples", items: items, placements: placements).lines)
  }

  /// The column, from 0, at which a text starts in a line.
  private func column(of text: String, in line: String?) -> Int? {
    line.flatMap { line in
      line.range(of: text).map { SafeText.width(String(line[..<$0.lowerBound])) }
    }
  }

  // MARK: Cells

  @Test(
    arguments: [
      (shown { $0.glyph = Representation.Glyph("star", source: .symbol) }, "◆"),
      (shown { $0.glyph = Representation.Glyph("art", source: .asset) }, "◆"),
      (shown { $0.glyph = .questionMark }, "[?]"), (shown { $0.label = "Title" }, "T"),
      (shown { $0.value = "On" }, "V"), (shown { $0.hint = "Hold" }, "H"), (shown(), "runs"),
      (absent("stub.rule", "is not there"), "– 1"),
      (shown(facts: ["stub.guess"]) { $0.label = "Title" }, "T ~"),
      (shown(facts: ["stub.both"]) { $0.label = "Title" }, "T ?"),
      (shown(facts: ["stub.guess", "stub.both"]) { $0.label = "Title" }, "T ~?"),
      (shown(facts: ["stub.sure"]) { $0.label = "Title" }, "T"),
    ])
  func `a cell tells what its slot shows`(_ placement: Placement, _ cell: String) {
    let lines = draw(
      [item("lamp")], [placed("lamp", "one", placement)],
      on: [surface("one", facts: sampleFacts)])
    #expect(lines.contains("lamp      \(cell)"))
  }

  @Test func `a cell tells all its parts in the order of the legend`() {
    let lines = draw([item("lamp")], [placed("lamp", "one", everything)], on: [surface("one")])
    #expect(lines.contains("lamp      ◆ T V H"))
  }

  // MARK: Columns

  @Test func `each cell starts where its slot's name starts`() throws {
    let marks = ["small": "S", "large": "L", "press": "P", "hold": "O", "control": "C"]
    let slots = surfaces.flatMap { surface in surface.slots.map { (surface.id, $0.id) } }
    let placements = slots.map { surface, slot in
      placed("lamp", surface, slot, absent("rule.\(slot)", "at \(slot)"))
    }
    let lines = draw([item("lamp", title: "Lamp")], placements)
    let heading = try #require(lines.first { $0.hasPrefix("CONTROLS") })
    let row = try #require(lines.first { $0.hasPrefix("Lamp") })
    for (number, (_, slot)) in slots.enumerated() {
      #expect(
        column(of: "– \(number + 1)", in: row) == column(of: slot, in: heading),
        "\(marks[slot] ?? "")")
    }
  }

  @Test func `each surface's name starts where its first slot's name starts`() throws {
    let lines = draw([item("lamp")], [])
    let index = try #require(lines.firstIndex { $0.hasPrefix("CONTROLS") })
    for (surface, slot) in [("One", "small"), ("A Surface", "press"), ("Three", "hold")] {
      #expect(column(of: surface, in: lines[index - 1]) == column(of: slot, in: lines[index]))
    }
  }

  @Test(arguments: ["Lamp", "日本語", "⚡ Boost", "A title that is much too long for any table"])
  func `titles of any script keep the columns in line`(_ title: String) throws {
    let lines = draw(
      [item("a", title: title), item("b", title: "Plain")],
      ["a", "b"].map { placed($0, "one", absent("stub.rule", "is not there")) },
      on: [surface("one")])
    let rows = lines.compactMap { column(of: "– 1", in: $0) }
    #expect(rows.count == 2)
    #expect(Set(rows).count == 1)
  }

  @Test func `what only previews is no column`() {
    var gallery = surface("gallery", slots: ["picker"])
    gallery.slots = [SlotDescription(Slot("picker", holds: [.control], states: [.preview]))]
    let lines = draw([item("lamp")], [], on: [surface("one"), gallery])
    #expect(!lines.contains { $0.contains("picker") })
  }

  // MARK: Width

  @Test(arguments: [1, 4, 12, 40])
  func `with many surfaces no line is wider than the table may be`(_ count: Int) {
    let surfaces = (0..<count).map {
      surface("surface-\($0)", name: "Surface \($0)", slots: ["small", "medium", "large"])
    }
    let placements = surfaces.flatMap { surface in
      surface.slots.map { placed("lamp", surface.id, $0.id, everything) }
    }
    let lines = draw([item("lamp", title: "Lamp")], placements, on: surfaces)
    #expect(lines.allSatisfy { SafeText.width($0) <= MatrixFormat.width })
    for surface in surfaces { #expect(lines.contains { $0.contains(surface.name) }) }
    let cells = lines.map { $0.ranges(of: "◆ T V H").count }.reduce(0, +)
    #expect(cells == count * 3)
  }

  @Test func `a surface with more slots than a line holds is no wider either`() {
    let wide = surface("wide", slots: (0..<30).map { "slot-number-\($0)" })
    let lines = draw([item("lamp")], [], on: [wide])
    #expect(lines.allSatisfy { SafeText.width($0) <= MatrixFormat.width })
  }

  @Test(
    arguments: [
      String(repeating: "Name ", count: 40), String(repeating: "名", count: 60),
    ])
  func `a long name of a surface makes no line wider`(_ name: String) {
    let lines = draw([item("lamp")], [], on: [surface("one", name: name)])
    #expect(lines.allSatisfy { SafeText.width($0) <= MatrixFormat.width })
  }

  @Test(
    arguments: [
      String(repeating: "Title ", count: 40), String(repeating: "題", count: 90),
    ])
  func `a long line above the table is no wider`(_ title: String) {
    let output = MatrixFormat(surfaces: surfaces, facts: FactIndex(surfaces)).draw(
      title: title, items: [], placements: [])
    #expect(output.lines.allSatisfy { SafeText.width($0) <= MatrixFormat.width })
  }

  @Test func `a long reason makes no line wider`() {
    let reason = String(repeating: "because of this and that ", count: 7)
    let lines = draw([item("lamp")], [placed("lamp", "one", "small", absent("stub.rule", reason))])
    #expect(lines.allSatisfy { SafeText.width($0) <= MatrixFormat.width })
  }

  // MARK: Notes

  @Test func `each reason has one note with its rule`() {
    let lines = draw(
      [item("a"), item("b")],
      [
        placed("a", "one", "small", absent("stub.first", "is first")),
        placed("a", "one", "large", absent("stub.second", "is second")),
        placed("b", "one", "small", absent("stub.first", "is first")),
      ])
    #expect(lines.contains("1 is first [stub.first]"))
    #expect(lines.contains("2 is second [stub.second]"))
    #expect(lines.filter { $0.contains("[stub.") }.count == 2)
  }

  @Test func `what is assumed and what conflicts has one note each`() {
    let facts = ["stub.guess", "stub.both", "stub.sure"]
    let lines = draw(
      [item("a"), item("b")],
      ["a", "b"].map { placed($0, "one", "small", shown(facts: facts) { $0.label = "T" }) })
    #expect(lines.filter { $0.hasPrefix("~") } == ["~ assumed: surfacectl explain stub.guess"])
    #expect(
      lines.filter { $0.hasPrefix("?") }
        == ["? Apple's texts conflict: surfacectl explain stub.both"])
  }

  @Test func `a table of sure things has no notes`() {
    let lines = draw([item("a")], [placed("a", "one", "small", everything)])
    #expect(!lines.contains { $0.hasPrefix("~ ") || $0.hasPrefix("? ") || $0.hasPrefix("1 ") })
  }

  // MARK: Sections

  @Test func `controls and shortcuts have a section each`() throws {
    let lines = draw([item("lamp"), item("ring", type: .shortcut)], [])
    let controls = try #require(lines.firstIndex { $0.hasPrefix("CONTROLS") })
    let shortcuts = try #require(lines.firstIndex { $0.hasPrefix("SHORTCUTS") })
    #expect(controls < shortcuts)
    #expect(lines[controls + 1].hasPrefix("lamp"))
    #expect(lines[shortcuts + 1].hasPrefix("ring"))
  }

  @Test func `a plugin without items says so`() {
    #expect(draw([], []).contains("no controls"))
  }

  @Test func `items keep their order`() {
    let lines = draw(["zebra", "ant", "cow"].map { item($0) }, [])
    #expect(
      lines.filter { ["zebra", "ant", "cow"].contains($0) } == ["zebra", "ant", "cow"])
  }

  @Test func `hostile titles and reasons are escaped`() {
    let lines = draw(
      [item("lamp", title: "\u{1B}[31m\nred")],
      [placed("lamp", "one", "small", absent("stub.rule", "\u{1B}[2J\ngone"))])
    #expect(!lines.joined(separator: "\n").contains("\u{1B}"))
    #expect(!lines.contains("gone [stub.rule]"))
  }

  @Test func `no line ends in a blank and the last one ends`() {
    let output = MatrixFormat(surfaces: surfaces, facts: FactIndex(surfaces)).draw(
      title: "Samples", items: [item("lamp")],
      placements: [placed("lamp", "three", "control", everything)])
    #expect(output.hasSuffix("\n"))
    #expect(output.lines.dropFirst().allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func `colours only change the colour`() {
    let items = [item("lamp")]
    let placements = [placed("lamp", "one", "small", absent("stub.rule", "is not there"))]
    let plain = MatrixFormat(surfaces: surfaces, facts: FactIndex(surfaces)).draw(
      title: "Samples", items: items, placements: placements)
    let coloured = MatrixFormat(
      surfaces: surfaces, facts: FactIndex(surfaces), style: Style(isColoured: true)
    ).draw(
      title: "Samples", items: items, placements: placements)
    #expect(coloured != plain)
    #expect(coloured.replacing(#/\u{1B}\[\d+m/#, with: "") == plain)
  }
}
