// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// What galleries and settings show.
struct PreviewTests {
  private func preview(name: String? = "Lightswitch", isOn: Bool = false) -> ArchivedItem {
    toggle(.preview, name: name) {
      $0.isOn = isOn
      $0.addValueLabels()
      $0.tint = .named("systemPurple")
    }
  }

  @Test func `these places preview controls`() {
    #expect(Place.previews.map(\.name) == ["control-center/picker", "action-button/settings"])
  }

  @Test(arguments: Place.previews)
  func `a place that previews shows nothing but previews, and a tap does nothing`(_ place: Place) {
    #expect(place.slot.states == [.preview])
    #expect(place.slot.tap == .nothing)
  }

  @Test(arguments: Place.previews)
  func `a preview shows the display name`(_ place: Place) throws {
    #expect(try place.shown(preview()).label == "Lightswitch")
  }

  @Test(arguments: Place.previews)
  func `a preview of a control without a name shows the app's`(_ place: Place) throws {
    #expect(try place.shown(preview(name: nil)).label == "MyApp")
    #expect(try place.shown(button(.preview, name: nil)).label == "MyApp")
  }

  @Test(arguments: Place.previews, [false, true])
  func `a preview is inactive whatever its value`(_ place: Place, _ isOn: Bool) throws {
    let seen = try place.shown(preview(isOn: isOn))
    #expect(seen.tint == nil)
    #expect(seen.redacted.isEmpty)
  }

  @Test(arguments: [(false, "Dark"), (true, "Lit")])
  func `the gallery shows the preview value`(_ isOn: Bool, _ text: String) throws {
    let picker: Place = "control-center/picker"
    #expect(try picker.shown(preview(isOn: isOn)).value == text)
  }

  @Test(arguments: Place.previews, [(false, "bulb.off"), (true, "bulb.on")])
  func `the symbol of a preview is that of its value`(
    _ place: Place, _ expected: (isOn: Bool, glyph: String)
  ) throws {
    let seen = try place.shown(preview(isOn: expected.isOn))
    #expect(seen.glyph?.name == expected.glyph)
    #expect(seen.facts.contains("control.preview-glyph") == expected.isOn)
  }

  @Test(arguments: Place.previews)
  func `that the folder's name stands for the app's is assumed`(_ place: Place) throws {
    #expect(try place.shown(preview(name: nil)).facts.contains("control.app-name"))
    #expect(try !place.shown(preview()).facts.contains("control.app-name"))
  }

  @Test(arguments: [(false, "Off"), (true, "On")])
  func `the gallery shows on or off where a toggle has no values of its own`(
    _ isOn: Bool, _ text: String
  ) throws {
    let picker: Place = "control-center/picker"
    #expect(try picker.shown(toggle(.preview) { $0.isOn = isOn }).value == text)
  }

  @Test(arguments: Place.previews)
  func `a preview rests on the facts about previews`(_ place: Place) throws {
    let facts = try place.shown(preview()).facts
    #expect(facts.contains("control.preview"))
    #expect(facts.contains("control.preview-name"))
  }

  @Test(arguments: Place.previews)
  func `a preview tells no provider's error`(_ place: Place) throws {
    let seen = try place.shown(toggle(.preview) { $0.providerError = "SampleError" })
    #expect(seen.lost.isEmpty)
  }
}
