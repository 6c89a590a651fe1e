// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// Which parts of a control each slot shows.
struct PartsTests {
  private static let table: [(Place, [String])] = [
    ("control-center/small", ["glyph", "status"]),
    ("control-center/medium", ["glyph", "label", "value", "status"]),
    ("control-center/large", ["glyph", "label", "value", "status"]),
    ("control-center/picker", ["glyph", "label", "value"]),
    ("lock-screen/control", ["glyph"]),
    ("action-button/press", ["hint"]),
    ("action-button/hold", ["glyph", "value"]),
    ("action-button/settings", ["glyph", "label"]),
    ("watch/control", ["glyph", "label", "value"]),
    ("watch/action", []),
  ]

  private func parts(of representation: Representation) -> [String] {
    let parts: [(String, Bool)] = [
      ("glyph", representation.glyph != nil), ("label", representation.label != nil),
      ("value", representation.value != nil), ("hint", representation.hint != nil),
      ("status", representation.status != nil),
    ]
    return parts.filter { $0.1 }.map(\.0)
  }

  @Test func `every slot for controls is in the table`() {
    #expect(Self.table.map(\.0.name) == Place.forControls.map(\.name))
  }

  @Test(arguments: table, [ItemState.off, .on])
  func `a slot shows its parts of a toggle`(
    _ row: (place: Place, parts: [String]), _ state: ItemState
  ) throws {
    let state = row.place.slot.states.contains(state) ? state : .preview
    let seen = try row.place.shown(toggle(state) { $0.addHintsAndStatus() })
    #expect(parts(of: seen) == row.parts)
  }

  @Test(arguments: table, SystemState.everyday)
  func `lock and version do not change which parts of an open control there are`(
    _ row: (place: Place, parts: [String]), _ system: SystemState
  ) throws {
    guard row.place.surface.id != "watch" || system.osVersion >= 26 else { return }
    let state = row.place.slot.states.contains(.on) ? ItemState.on : .preview
    let seen = try row.place.shown(toggle(state) { $0.addHintsAndStatus() }, on: system)
    #expect(parts(of: seen) == row.parts)
  }

  @Test(arguments: Place.withTitle)
  func `a button without an action label has no value`(_ place: Place) throws {
    #expect(try place.shown(button()).value == nil)
  }

  @Test(arguments: Place.withGlyph)
  func `a toggle's symbol is the one of its state`(_ place: Place) throws {
    #expect(
      try place.shown(toggle(.off) { $0.addValueLabels() }).glyph
        == Representation.Glyph("bulb.off", source: .symbol))
    #expect(
      try place.shown(toggle(.on) { $0.addValueLabels() }).glyph
        == Representation.Glyph("bulb.on", source: .symbol))
  }

  @Test(arguments: Place.withGlyph, [ItemState.off, .on])
  func `a toggle without symbols of its states shows its label's`(
    _ place: Place, _ state: ItemState
  ) throws {
    let seen = try place.shown(toggle(state))
    #expect(seen.glyph == Representation.Glyph("bulb", source: .symbol))
  }

  @Test(arguments: Place.withGlyph)
  func `a symbol of one state takes the place of the label's in that state only`(
    _ place: Place
  ) throws {
    let change: (inout ArchivedControl) -> Void = {
      $0.onLabel = ArchivedLabel(image: ImageValue("bulb.on", source: .symbol))
    }
    #expect(try place.shown(toggle(.off, change)).glyph?.name == "bulb")
    #expect(try place.shown(toggle(.on, change)).glyph?.name == "bulb.on")
  }

  @Test(arguments: Place.withTitle)
  func `the title is the label's, not the display name`(_ place: Place) throws {
    #expect(try place.shown(toggle()).label == "Light")
    #expect(try place.shown(button()).label == "Act")
  }

  @Test func `places of controls render in one colour whatever the look`() {
    let looks: [SystemState.Look] = [.default, .tinted(.systemBlue), .clear]
    for place in Place.forControls {
      for look in looks {
        #expect(place.slot.modes(on: SystemState(look: look)).map(\.mode) == [.accented])
      }
    }
  }

  @Test(arguments: Place.forControls)
  func `a control is shown in one colour`(_ place: Place) throws {
    #expect(try place.shown(toggle(.preview)).mode == .accented)
  }
}
