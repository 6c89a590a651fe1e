// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// Which colour a symbol takes.
struct TintTests {
  private let purple = ColorValue.named("systemPurple")

  @Test(arguments: Place.withGlyph)
  func `a toggle that is on takes its tint`(_ place: Place) throws {
    #expect(try place.shown(toggle(.on) { $0.tint = purple }).tint == purple)
  }

  @Test(arguments: Place.withGlyph)
  func `a toggle that is on and has no tint takes the system's blue`(_ place: Place) throws {
    let seen = try place.shown(toggle(.on))
    #expect(seen.tint == .systemBlue)
    #expect(seen.facts.contains("control.tint-default"))
  }

  @Test(arguments: Place.forControls)
  func `a toggle that is off has no tint`(_ place: Place) throws {
    let state = place.slot.states.contains(.off) ? ItemState.off : .preview
    #expect(try place.shown(toggle(state) { $0.tint = purple }).tint == nil)
  }

  @Test(arguments: ["action-button/press", "watch/action"] as [Place])
  func `a place without a symbol has no tint`(_ place: Place) throws {
    #expect(try place.shown(toggle(.on) { $0.tint = purple }).tint == nil)
  }

  @Test(arguments: Place.withGlyph)
  func `a button has no tint and loses its own`(_ place: Place) throws {
    let seen = try place.shown(button { $0.tint = purple })
    #expect(seen.tint == nil)
    #expect(seen.lost.map(\.rule) == ["control.button-tint"])
    #expect(seen.facts.contains("control.button-tint"))
  }

  @Test(arguments: Place.withGlyph)
  func `a button without a tint loses nothing`(_ place: Place) throws {
    let seen = try place.shown(button())
    #expect(seen.tint == nil)
    #expect(seen.lost.isEmpty)
  }

  @Test(arguments: Place.withGlyph)
  func `a tint on the label is ignored and told`(_ place: Place) throws {
    let seen = try place.shown(toggle(.on) { $0.label.ignored = ["tint"] })
    #expect(seen.tint == .systemBlue)
    #expect(seen.lost.map(\.rule) == ["control.tint-on-label"])
  }

  @Test(arguments: Place.previews)
  func `a preview has no tint even where its value is on`(_ place: Place) throws {
    let item = toggle(.preview) {
      $0.isOn = true
      $0.tint = purple
    }
    #expect(try place.shown(item).tint == nil)
  }

  @Test(arguments: Place.withGlyph)
  func `a tint of parts is passed on`(_ place: Place) throws {
    let color = ColorValue.rgba(1, 0.5, 0, 1)
    #expect(try place.shown(toggle(.on) { $0.tint = color }).tint == color)
  }

  @Test(arguments: Place.withGlyph)
  func `what else a label carries in vain is told once`(_ place: Place) throws {
    let item = toggle(.on) {
      $0.addValueLabels()
      $0.label.ignored = ["font"]
      $0.onLabel?.ignored = ["font", "VStack"]
    }
    let seen = try place.shown(item)
    #expect(seen.lost.map(\.what) == ["font of the label", "VStack of the label"])
    #expect(seen.lost.allSatisfy { $0.rule == "control.label-appearance" })
  }
}
