// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// What a locked device hides.
struct PrivacyTests {
  private func secret(_ state: ItemState) -> ArchivedItem {
    toggle(state) {
      $0.addHintsAndStatus()
      $0.tint = .named("systemPurple")
      $0.isPrivacySensitive = true
    }
  }

  @Test(arguments: Place.withTitle, [ItemState.off, .on])
  func `a private control hides title and value on a locked device`(
    _ place: Place, _ state: ItemState
  ) throws {
    let seen = try place.shown(secret(state), on: .locked)
    #expect(seen.label == nil)
    #expect(seen.value == nil)
    #expect(Set(seen.redacted) == [.label, .value, .state])
    #expect(seen.facts.contains("control.redacted"))
  }

  @Test(arguments: Place.withGlyph, [ItemState.off, .on])
  func `a private control shows the symbol of the off state on a locked device`(
    _ place: Place, _ state: ItemState
  ) throws {
    let seen = try place.shown(secret(state), on: .locked)
    #expect(seen.glyph?.name == "bulb.off")
    #expect(seen.tint == nil)
    #expect(seen.redacted.contains(.state))
  }

  @Test(arguments: Place.live)
  func `on and off look the same when a private control is hidden`(_ place: Place) throws {
    guard place.name != "action-button/press" else { return }
    let off = try place.shown(secret(.off), on: .locked)
    let on = try place.shown(secret(.on), on: .locked)
    #expect(off == on)
  }

  @Test(arguments: Place.live, [ItemState.off, .on])
  func `a private control hides nothing on an unlocked device`(
    _ place: Place, _ state: ItemState
  ) throws {
    let open = toggle(state) {
      $0.addHintsAndStatus()
      $0.tint = .named("systemPurple")
    }
    #expect(try place.shown(secret(state)) == place.shown(open))
  }

  @Test(arguments: ["control-center/small", "control-center/medium"] as [Place])
  func `a private control tells no status on a locked device`(_ place: Place) throws {
    #expect(try place.shown(secret(.on), on: .locked).status == nil)
  }

  @Test(arguments: Place.withTitle, [ItemState.off, .on])
  func `a private toggle without values of its own hides on and off`(
    _ place: Place, _ state: ItemState
  ) throws {
    #expect(
      try place.shown(toggle(state) { $0.isPrivacySensitive = true }, on: .locked).value == nil)
  }

  @Test(arguments: Place.withTitle)
  func `a private button hides its title and keeps its symbol`(_ place: Place) throws {
    let seen = try place.shown(button { $0.isPrivacySensitive = true }, on: .locked)
    #expect(seen.label == nil)
    #expect(seen.glyph?.name == "bolt")
    #expect(seen.redacted == [.label])
  }

  @Test(arguments: Place.withTitle)
  func `a private label hides the title alone`(_ place: Place) throws {
    let item = toggle(.on) {
      $0.addValueLabels()
      $0.label.isPrivacySensitive = true
    }
    let seen = try place.shown(item, on: .locked)
    #expect(seen.label == nil)
    #expect(seen.value == "Lit")
    #expect(seen.glyph?.name == "bulb.on")
    #expect(seen.tint == .systemBlue)
    #expect(seen.redacted == [.label])
    #expect(seen.facts.contains("control.redacted-label"))
  }

  @Test(arguments: Place.withTitle)
  func `a private value label hides the value alone`(_ place: Place) throws {
    let item = toggle(.on) {
      $0.addValueLabels()
      $0.onLabel?.isPrivacySensitive = true
    }
    let seen = try place.shown(item, on: .locked)
    #expect(seen.label == "Light")
    #expect(seen.value == nil)
    #expect(seen.glyph?.name == "bulb.on")
    #expect(seen.tint == .systemBlue)
    #expect(seen.redacted == [.value])
  }

  @Test(arguments: Place.withTitle)
  func `a private label hides nothing on an unlocked device`(_ place: Place) throws {
    let seen = try place.shown(toggle(.on) { $0.label.isPrivacySensitive = true })
    #expect(seen.label == "Light")
    #expect(seen.redacted.isEmpty)
  }

  @Test func `control center over a locked device is told as conflicting`() throws {
    let place: Place = "control-center/medium"
    let fact = "control-center.locked-privacy"
    #expect(try place.shown(secret(.on), on: .locked).facts.contains(fact))
    #expect(try !place.shown(secret(.on)).facts.contains(fact))
    #expect(try !place.shown(toggle(.on), on: .locked).facts.contains(fact))
  }

  @Test(arguments: Place.live)
  func `what is not private is shown on a locked device as on an unlocked one`(
    _ place: Place
  ) throws {
    let item = toggle(.on) { $0.addHintsAndStatus() }
    #expect(try place.shown(item, on: .locked) == place.shown(item))
  }
}
