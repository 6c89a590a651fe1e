// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing
import IntentBus
import Testing

/// What is known of an item apart from its places.
struct ItemDescriptionTests {
  private func archived(
    name: String? = "Desk Lamp", _ change: (inout ArchivedControl) -> Void = { _ in }
  ) -> ArchivedItem {
    var control = ArchivedControl(
      form: .toggle, isOn: false,
      label: ArchivedLabel(text: "Lamp", image: ImageValue("bulb", source: .symbol)),
      action: ArchivedIntent(typeName: "SetLampIntent", title: "Set Lamp"))
    control.displayName = name
    change(&control)
    return ArchivedItem(
      kind: "lamp", typeName: "LampControl", appName: "MyApp", state: .off,
      content: .control(control))
  }

  private func description(_ archives: ArchivedItem...) throws -> ItemDescription {
    try #require(ItemDescription(archives, type: .control, plugin: "Samples"))
  }

  @Test func `a control is called by its name, its title or its app`() throws {
    #expect(try description(archived()).title == "Desk Lamp")
    #expect(try description(archived(name: nil)).title == "Lamp")
    #expect(try description(archived(name: nil) { $0.label.text = nil }).title == "MyApp")
  }

  @Test func `form, kind, type and intent are kept`() throws {
    let description = try description(archived())
    #expect(description.form == .toggle)
    #expect(description.kind == "lamp")
    #expect(description.typeName == "LampControl")
    #expect(description.intents == ["SetLampIntent"])
    #expect(description.plugin == "Samples")
  }

  @Test func `images of all states are told once each`() throws {
    let on = ImageValue("bulb.on", source: .symbol)
    let item = archived { $0.onLabel = ArchivedLabel(image: on) }
    #expect(try description(item, item).images.map(\.name) == ["bulb", "bulb.on"])
  }

  @Test func `an image that no state shows is left out`() throws {
    let item = archived {
      $0.onLabel = ArchivedLabel(image: ImageValue("on", source: .symbol))
      $0.offLabel = ArchivedLabel(image: ImageValue("off", source: .symbol))
    }
    #expect(try description(item).images.map(\.name) == ["off", "on"])
  }

  @Test func `no archive is no description`() {
    #expect(ItemDescription([], type: .control, plugin: "Samples") == nil)
  }
}
