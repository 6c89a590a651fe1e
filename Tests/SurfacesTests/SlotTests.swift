// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// What places say of themselves to whoever draws them.
struct SlotTests {
  @Test(arguments: Place.all)
  func `what a slot rests on are facts of its surface`(_ place: Place) {
    #expect(Set(place.surface.facts.map(\.id)).isSuperset(of: place.slot.facts))
  }

  /// Apple gives no sizes of controls.
  @Test(arguments: Place.forControls.filter { $0.slot.size != nil })
  func `the size of a place for controls is assumed`(_ place: Place) {
    let facts = place.surface.facts.filter { place.slot.facts.contains($0.id) }
    #expect(facts.contains { $0.confidence == .assumed })
  }

  @Test(arguments: Place.all)
  func `a place that shows something has a size`(_ place: Place) {
    #expect((place.slot.size == nil) == (place.name == "watch/action"))
  }

  @Test(arguments: Place.withGlyph)
  func `a toggle is shown off, on, or not at all`(_ place: Place) throws {
    #expect(try place.shown(toggle(.off)).isOn == false)
    #expect(try place.shown(toggle(.on)).isOn == true)
    #expect(try place.shown(button()).isOn == nil)
  }

  @Test(arguments: Place.withGlyph)
  func `what privacy hides is shown off`(_ place: Place) throws {
    let secret = toggle(.on) { $0.isPrivacySensitive = true }
    #expect(try place.shown(secret, on: SystemState(isLocked: true)).isOn == false)
  }

  @Test(arguments: ["action-button/press", "watch/action"] as [Place])
  func `a place without a symbol shows no state`(_ place: Place) throws {
    #expect(try place.shown(toggle(.on)).isOn == nil)
  }
}
