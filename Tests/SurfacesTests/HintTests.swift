// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// The words beside the Action button.
struct HintTests {
  private let press: Place = "action-button/press"

  private func hint(_ item: ArchivedItem, on system: SystemState = SystemState()) throws -> String?
  {
    try press.shown(item, on: system).hint
  }

  // MARK: Buttons

  @Test func `a button's hint is its name in quotes`() throws {
    #expect(try hint(button()) == "Hold for 'Perform Action'")
  }

  @Test func `a button that opens the app says so without quotes`() throws {
    #expect(try hint(button(name: "MyApp") { $0.opensApp() }) == "Hold to Open MyApp")
  }

  @Test func `a button that opens the app by other means than an open intent says its name`() throws
  {
    let item = button {
      $0.action.foreground = .always
      $0.action.foregroundReason = .init(rawValue: "openAppWhenRun")
    }
    #expect(try hint(item) == "Hold for 'Perform Action'")
  }

  @Test func `a button's own hint wins`() throws {
    #expect(try hint(button { $0.label.hint = "Start" }) == "Hold to Start")
    let opening = button {
      $0.opensApp()
      $0.label.hint = "Start"
    }
    #expect(try hint(opening) == "Hold to Start")
  }

  @Test func `a button without a name takes the app's`() throws {
    #expect(try hint(button(name: nil)) == "Hold for 'MyApp'")
    #expect(try hint(button(name: nil) { $0.opensApp() }) == "Hold to Open MyApp")
  }

  @Test func `a button's action label does not change its hint`() throws {
    let item = button { $0.offLabel = ArchivedLabel(text: "Ready") }
    #expect(try hint(item) == "Hold for 'Perform Action'")
  }

  // MARK: Toggles

  @Test(
    arguments: [
      (ItemState.off, "Hold to Turn On 'Lightswitch'"), (.on, "Hold to Turn Off 'Lightswitch'"),
    ])
  func `a toggle's hint turns to the other state`(_ state: ItemState, _ text: String) throws {
    #expect(try hint(toggle(state)) == text)
  }

  @Test(arguments: [(ItemState.off, "Hold for Lights On"), (.on, "Hold for Lights Off")])
  func `a toggle with values of its own names the value it goes to`(
    _ state: ItemState, _ text: String
  ) throws {
    let item = toggle(state) {
      $0.offLabel = ArchivedLabel(text: "Lights Off")
      $0.onLabel = ArchivedLabel(text: "Lights On")
    }
    #expect(try hint(item) == text)
  }

  @Test(arguments: [(ItemState.off, "Hold to Start"), (.on, "Hold to Stop")])
  func `a toggle's hint is that of the state it goes to`(
    _ state: ItemState, _ text: String
  ) throws {
    let item = toggle(state) {
      $0.onLabel = ArchivedLabel()
      $0.onLabel?.hint = "Start"
      $0.offLabel = ArchivedLabel()
      $0.offLabel?.hint = "Stop"
    }
    #expect(try hint(item) == text)
  }

  @Test(arguments: [(ItemState.off, "Hold to Light Up"), (.on, "Hold to Go Dark")])
  func `a hint wins over a value of one's own`(_ state: ItemState, _ text: String) throws {
    #expect(try hint(toggle(state) { $0.addHintsAndStatus() }) == text)
  }

  @Test(arguments: [ItemState.off, .on])
  func `a hint on the label of a toggle counts in both states`(_ state: ItemState) throws {
    let item = toggle(state) {
      $0.addValueLabels()
      $0.label.hint = "Switch"
    }
    #expect(try hint(item) == "Hold to Switch")
  }

  @Test(arguments: [ItemState.off, .on])
  func `a symbol alone is no value of one's own`(_ state: ItemState) throws {
    let item = toggle(state) {
      $0.onLabel = ArchivedLabel(image: ImageValue("bulb.on", source: .symbol))
      $0.offLabel = ArchivedLabel(image: ImageValue("bulb.off", source: .symbol))
    }
    #expect(
      try hint(item) == "Hold to Turn \(state == .on ? "Off" : "On") 'Lightswitch'")
  }

  @Test func `a value of one's own in one state counts for the way to that state`() throws {
    let change: (inout ArchivedControl) -> Void = { $0.onLabel = ArchivedLabel(text: "Lit") }
    #expect(try hint(toggle(.off, change)) == "Hold for Lit")
    #expect(try hint(toggle(.on, change)) == "Hold to Turn Off 'Lightswitch'")
  }

  @Test func `a toggle without a name takes the app's`() throws {
    #expect(try hint(toggle(name: nil)) == "Hold to Turn On 'MyApp'")
  }

  @Test func `a configurable control's hint is made like any other`() throws {
    #expect(
      try hint(toggle { $0.isConfigurable = true }) == "Hold to Turn On 'Lightswitch'")
  }

  // MARK: Everywhere

  @Test(arguments: SystemState.everyday)
  func `lock and version do not change a hint`(_ system: SystemState) throws {
    #expect(try hint(button(), on: system) == "Hold for 'Perform Action'")
    #expect(try hint(toggle(.on), on: system) == "Hold to Turn Off 'Lightswitch'")
  }

  @Test(arguments: Place.forControls.filter { $0.name != "action-button/press" })
  func `no other place shows a hint`(_ place: Place) throws {
    #expect(try place.shown(toggle(.preview) { $0.addHintsAndStatus() }).hint == nil)
  }

  @Test func `quotes around a name are told as conflicting`() throws {
    #expect(try press.shown(button()).facts.contains("control.hint-quotes"))
    #expect(try press.shown(toggle()).facts.contains("control.hint-quotes"))
    let opening = button { $0.opensApp() }
    #expect(try !press.shown(opening).facts.contains("control.hint-quotes"))
    let own = toggle { $0.addHintsAndStatus() }
    #expect(try !press.shown(own).facts.contains("control.hint-quotes"))
  }
}
