// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// Who does not appear where, and why.
struct AbsenceTests {
  private static let watch = Place.forControls.filter { $0.surface.id == "watch" }
  private static let phone = Place.forControls.filter { $0.surface.id != "watch" }

  // MARK: Apple Watch

  @Test(arguments: watch)
  func `controls come to the watch with version 26`(_ place: Place) {
    #expect(
      place.absence(of: toggle(), on: SystemState(osVersion: 18))
        == Absence("watch.os", "controls need watchOS 26"))
    #expect(place.absence(of: toggle(), on: SystemState(osVersion: 26)) == nil)
    #expect(place.absence(of: toggle(), on: SystemState(osVersion: 27)) == nil)
  }

  @Test(arguments: watch)
  func `a control that opens the phone's app is absent from the watch`(_ place: Place) {
    #expect(
      place.absence(of: button { $0.opensApp() })
        == Absence("watch.opens-app", "opens the iPhone app"))
  }

  @Test(arguments: watch)
  func `a control of a watch app may open that app`(_ place: Place) {
    #expect(place.absence(of: button(platforms: [.watchOS]) { $0.opensApp() }) == nil)
    #expect(place.absence(of: button(platforms: [.iOS, .watchOS]) { $0.opensApp() }) == nil)
  }

  @Test(arguments: watch)
  func `a control that only may open the app is on the watch, which is assumed`(
    _ place: Place
  ) throws {
    let item = button { $0.action.foreground = .possible }
    #expect(try place.shown(item).facts.contains("watch.may-open-app"))
    #expect(try !place.shown(button()).facts.contains("watch.may-open-app"))
  }

  @Test(arguments: watch)
  func `a control of a mac app is absent from the watch`(_ place: Place) {
    #expect(place.absence(of: toggle(platforms: [.macOS]))?.rule == "control.platform")
  }

  // MARK: iPhone

  @Test(arguments: phone, [[Platform.watchOS], [.macOS], []])
  func `a control that is not built for the phone is absent from it`(
    _ place: Place, _ platforms: [Platform]
  ) {
    #expect(
      place.absence(of: toggle(.preview, platforms: Set(platforms)))
        == Absence("control.platform", "is not built for iPhone"))
  }

  @Test(arguments: phone, SystemState.everyday)
  func `a control of any sort appears on the phone in every version`(
    _ place: Place, _ system: SystemState
  ) {
    let state = place.slot.states.contains(.off) ? ItemState.off : .preview
    #expect(place.absence(of: toggle(state), on: system) == nil)
    #expect(place.absence(of: button(state), on: system) == nil)
    #expect(place.absence(of: button(state) { $0.opensApp() }, on: system) == nil)
    #expect(place.absence(of: toggle(state) { $0.isConfigurable = true }, on: system) == nil)
  }

  @Test(arguments: phone.filter { $0.surface.id == "action-button" })
  func `a phone without an Action button offers nothing there`(_ place: Place) {
    #expect(
      place.absence(of: toggle(.preview), on: SystemState(hasActionButton: false))
        == Absence("action-button.no-button", "the device has no Action button"))
  }

  @Test func `without a Dynamic Island a hold shows nothing`() throws {
    let system = SystemState(hasDynamicIsland: false)
    let hold: Place = "action-button/hold"
    let press: Place = "action-button/press"
    #expect(hold.absence(of: toggle(), on: system)?.rule == "action-button.no-island")
    #expect(try press.shown(toggle(), on: system).hint != nil)
  }

  @Test(arguments: phone.filter { $0.surface.id != "action-button" })
  func `other places do not ask for an Action button or a Dynamic Island`(_ place: Place) throws {
    let system = SystemState(hasActionButton: false, hasDynamicIsland: false)
    #expect(try place.shown(toggle(.preview), on: system) == place.shown(toggle(.preview)))
  }

  // MARK: App Shortcuts

  @Test func `only the Action button holds shortcuts`() {
    let places = Place.all.filter { $0.slot.holds.contains(.shortcut) }
    #expect(places.map(\.surface.id) == Array(repeating: "action-button", count: 3))
  }

  @Test func `a shortcut shows its hint, its symbol and its title, which is assumed`() throws {
    let press: Place = "action-button/press"
    let settings: Place = "action-button/settings"
    #expect(try press.shown(shortcut()).hint == "Hold for 'Ring Bell'")
    let seen = try settings.shown(shortcut())
    #expect(seen.glyph == Representation.Glyph("bell", source: .symbol))
    #expect(seen.label == "Ring Bell")
    #expect(seen.facts.contains("action-button.shortcut"))
  }

  @Test(arguments: phone.filter { $0.surface.id == "action-button" })
  func `a shortcut whose intent is hidden is absent`(_ place: Place) {
    #expect(
      place.absence(of: shortcut { $0.intent.isDiscoverable = false })?.rule
        == "action-button.discoverable")
  }

  @Test(arguments: phone.filter { $0.surface.id == "action-button" })
  func `a control whose intent is hidden is shown`(_ place: Place) {
    #expect(place.absence(of: toggle(.preview) { $0.action.isDiscoverable = false }) == nil)
  }

  @Test(arguments: Place.all.filter { !$0.slot.holds.contains(.shortcut) })
  func `a place for controls does not show a shortcut even when asked`(_ place: Place) {
    #expect(place.absence(of: shortcut()) != nil)
  }
}
