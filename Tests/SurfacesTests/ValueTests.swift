// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// Value texts, what a running button says, and status.
struct ValueTests {
  @Test(arguments: Place.withValue, [(ItemState.off, "Off"), (.on, "On")])
  func `a toggle without values of its own reads on or off`(
    _ place: Place, _ row: (state: ItemState, text: String)
  ) throws {
    #expect(try place.shown(toggle(row.state)).value == row.text)
  }

  @Test(arguments: Place.withValue, [(ItemState.off, "Dark"), (.on, "Lit")])
  func `a toggle reads the value of its state`(
    _ place: Place, _ row: (state: ItemState, text: String)
  ) throws {
    #expect(try place.shown(toggle(row.state) { $0.addValueLabels() }).value == row.text)
  }

  @Test(arguments: Place.withValue, [(ItemState.off, "Off"), (.on, "On")])
  func `a symbol alone leaves the value at on or off`(
    _ place: Place, _ row: (state: ItemState, text: String)
  ) throws {
    let item = toggle(row.state) {
      $0.onLabel = ArchivedLabel(image: ImageValue("bulb.on", source: .symbol))
      $0.offLabel = ArchivedLabel(image: ImageValue("bulb.off", source: .symbol))
    }
    #expect(try place.shown(item).value == row.text)
  }

  @Test(arguments: Place.withValue)
  func `a toggle in its current state reads the value of that state`(_ place: Place) throws {
    let item = toggle(.current) {
      $0.isOn = true
      $0.addValueLabels()
    }
    #expect(try place.shown(item).value == "Lit")
  }

  @Test(arguments: Place.withValue)
  func `a running button says its action label's text`(_ place: Place) throws {
    let seen = try place.shown(button(.running) { $0.onLabel = ArchivedLabel(text: "Acting…") })
    #expect(seen.value == "Acting…")
    #expect(seen.facts.contains("control.running-text"))
  }

  @Test(arguments: Place.withValue)
  func `a running button without such a text says nothing`(_ place: Place) throws {
    #expect(try place.shown(button(.running)).value == nil)
  }

  @Test(arguments: Place.withValue)
  func `a resting button says its action label's text, which is assumed`(_ place: Place) throws {
    let seen = try place.shown(button { $0.offLabel = ArchivedLabel(text: "Ready") })
    #expect(seen.value == "Ready")
    #expect(seen.facts.contains("control.resting-text"))
  }

  @Test(
    arguments: ["control-center/small", "control-center/medium", "control-center/large"] as [Place],
    [(ItemState.off, "Went Dark"), (.on, "Lit Up")])
  func `control center tells the status of the state`(
    _ place: Place, _ row: (state: ItemState, text: String)
  ) throws {
    #expect(try place.shown(toggle(row.state) { $0.addHintsAndStatus() }).status == row.text)
  }

  @Test(
    arguments: Place.forControls.filter {
      $0.surface.id != "control-center" || $0.slot.id == "picker"
    })
  func `no other place tells a status`(_ place: Place) throws {
    #expect(try place.shown(toggle(.preview) { $0.addHintsAndStatus() }).status == nil)
  }

  @Test(arguments: Place.withValue)
  func `what a provider threw is told as lost`(_ place: Place) throws {
    let seen = try place.shown(toggle(.current) { $0.providerError = "SampleError: no answer" })
    #expect(seen.lost.map(\.rule) == ["control.provider-throws"])
    #expect(seen.lost.first?.what.contains("SampleError: no answer") == true)
  }
}
