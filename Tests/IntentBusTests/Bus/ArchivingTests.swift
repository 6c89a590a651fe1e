// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Testing
import TestSupport

/// What a bus keeps of a control in each state.
@MainActor struct ArchivingTests {
  // MARK: Toggles

  @Test(arguments: [(ItemState.off, false), (.on, true), (.preview, false)])
  func `a toggle is as the state says`(_ state: ItemState, _ isOn: Bool) async throws {
    let control = try await archive(LampControl.self, in: state, store: ["lamp": true])
    #expect(control.form == .toggle)
    #expect(control.isOn == isOn)
  }

  @Test(arguments: [true, false])
  func `a toggle's current state is what its provider says`(_ isOn: Bool) async throws {
    let control = try await archive(LampControl.self, store: ["lamp": .bool(isOn)])
    #expect(control.isOn == isOn)
    #expect(control.providerError == nil)
  }

  @Test(arguments: [ItemState.off, .on, .current, .preview])
  func `a toggle keeps the value labels of both states`(_ state: ItemState) async throws {
    let control = try await archive(LampControl.self, in: state)
    #expect(
      control.offLabel
        == ArchivedLabel(text: "Dark", image: ImageValue("lightbulb", source: .symbol)))
    #expect(
      control.onLabel
        == ArchivedLabel(text: "Lit", image: ImageValue("lightbulb.fill", source: .symbol)))
  }

  @Test func `a title given as text is the label without an image`() async throws {
    let control = try await archive(LampControl.self)
    #expect(control.label == ArchivedLabel(text: "Lamp"))
  }

  @Test func `name and description come from the configuration`() async throws {
    let control = try await archive(LampControl.self)
    #expect(control.displayName == "Desk Lamp")
    #expect(control.configurationDescription == "Lights the desk.")
    #expect(!control.isConfigurable)
    #expect(!control.promptsForUserConfiguration)
  }

  @Test func `a toggle without a value label keeps none`() async throws {
    let control = try await archive(RoomLightControl.self)
    #expect(control.offLabel?.text == nil)
    #expect(control.onLabel?.text == nil)
  }

  @Test(arguments: [(ItemState.off, false), (.on, true)])
  func `a toggle over a value of its own takes the state and the current value`(
    _ state: ItemState, _ isOn: Bool
  ) async throws {
    let control = try await archive(HeaterControl.self, in: state)
    #expect(control.isOn == isOn)
    #expect(control.label.text == "Kitchen")
    #expect(control.stateLabel(state)?.text == (isOn ? "Heating" : "Cold"))
  }

  @Test func `a preview takes the preview value`() async throws {
    let control = try await archive(HeaterControl.self, in: .preview)
    #expect(control.label.text == "Any Room")
  }

  // MARK: Buttons

  @Test(arguments: [ItemState.current, .preview, .running])
  func `a button has no state`(_ state: ItemState) async throws {
    let control = try await archive(BellControl.self, in: state)
    #expect(control.form == .button)
    #expect(control.isOn == nil)
    #expect(control.label.text == "Ring")
    #expect(control.displayName == nil)
  }

  @Test(arguments: [(ItemState.current, "Ready"), (.running, "Syncing…")])
  func `a button's action label says whether the action runs`(
    _ state: ItemState, _ text: String
  ) async throws {
    let control = try await archive(BusyControl.self, in: state)
    #expect(control.stateLabel(state)?.text == text)
  }

  // MARK: Configurable controls

  @Test func `a configurable control takes the default of its query`() async throws {
    let control = try await archive(RoomLightControl.self)
    #expect(control.isConfigurable)
    #expect(control.promptsForUserConfiguration)
    #expect(control.label.text == "Study")
  }

  @Test func `a configurable control's provider gets the configuration`() async throws {
    let control = try await archive(RoomLightControl.self, store: ["light-study": true])
    #expect(control.isOn == true)
  }

  @Test func `a configurable control's preview gets the configuration`() async throws {
    let control = try await archive(RoomLightControl.self, in: .preview)
    #expect(control.label.text == "Study")
    #expect(control.isOn == false)
  }

  @Test func `a control without a provider shows its configuration`() async throws {
    struct RoomBellControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: "test.room-bell", intent: ChooseRoomIntent.self) {
          configuration in
          ControlWidgetButton(action: RingIntent()) {
            Label(configuration.room?.name ?? "None", systemImage: "bell")
          }
        }
      }
    }
    let control = try await archive(RoomBellControl.self)
    #expect(control.label.text == "Study")
    #expect(control.isConfigurable)
  }

  // MARK: Providers that throw

  @Test(arguments: [ItemState.current, .off, .on])
  func `a provider that throws leaves the preview value and its error`(
    _ state: ItemState
  ) async throws {
    let control = try await archive(BrokenControl.self, in: state)
    #expect(control.label.text == "Level 7")
    let error = try #require(control.providerError)
    #expect(error.contains("SampleError"))
    #expect(error.contains("the lamp does not answer"))
  }

  @Test func `a preview does not ask the provider for the current value`() async throws {
    let control = try await archive(BrokenControl.self, in: .preview)
    #expect(control.label.text == "Level 7")
    #expect(control.providerError == nil)
  }

  // MARK: Templates

  @Test func `modifiers of the template are kept`() async throws {
    struct DressedControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "test.dressed") {
          ControlWidgetButton(action: RingIntent()) { Text("Dressed") }
            .tint(.purple).privacySensitive().disabled(true)
        }
      }
    }
    let control = try await archive(DressedControl.self)
    #expect(control.tint == .named("systemPurple"))
    #expect(control.isPrivacySensitive)
    #expect(control.isDisabled)
  }

  @Test func `a template without modifiers has none`() async throws {
    let control = try await archive(BellControl.self)
    #expect(control.tint == nil)
    #expect(!control.isPrivacySensitive)
    #expect(!control.isDisabled)
  }

  @Test func `enabling outside does not enable what is disabled inside`() async throws {
    struct StillDisabledControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "test.still-disabled") {
          ControlWidgetButton(action: RingIntent()) { Text("Still") }
            .disabled(true).disabled(false)
        }
      }
    }
    #expect(try await archive(StillDisabledControl.self).isDisabled)
  }

  @Test func `the outer display name counts`() async throws {
    struct RenamedControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "test.renamed") {
          ControlWidgetButton(action: RingIntent()) { Text("Renamed") }
        }
        .displayName("Inner").displayName("Outer")
      }
    }
    #expect(try await archive(RenamedControl.self).displayName == "Outer")
  }

  @Test func `a control without a template cannot be archived`() async throws {
    struct BlankControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "test.blank") { EmptyControlWidgetTemplate() }
      }
    }
    let bus = Bus()
    bus.register(control: BlankControl.self)
    let item = try #require(bus.items().first)
    await #expect(throws: ArchiveError.self) { try await bus.archive(item, in: .current) }
  }

  // MARK: Items

  @Test func `an archive says what it is of and how it was made`() async throws {
    let bus = Bus()
    bus.beginPlugin("Lamps")
    bus.register(control: LampControl.self)
    let item = try #require(bus.items().first)
    let archived = try await bus.archive(item, in: .on, platforms: [.watchOS])
    #expect(archived.kind == LampControl.kind)
    #expect(archived.typeName == "LampControl")
    #expect(archived.appName == "Lamps")
    #expect(archived.state == .on)
    #expect(archived.platforms == [.watchOS])
    #expect(archived.fits(Slot("any", holds: [.control])))
    #expect(archived.intents.map(\.typeName) == ["SetLampIntent"])
  }

  @Test func `an archive is of the app that is named`() async throws {
    let bus = Bus()
    bus.register(control: BellControl.self)
    let item = try #require(bus.items().first)
    #expect(try await bus.archive(item, in: .current, appName: "Chimes").appName == "Chimes")
  }

  @Test(
    arguments: [
      ("test.lamp", [ItemState.off, .on]), ("test.bell", [.current]),
      ("test.busy", [.current, .running]), ("test.heater", [.off, .on]),
    ])
  func `people meet an item in its states`(_ kind: String, _ states: [ItemState]) async throws {
    let bus = Bus()
    bus.register(bundle: SampleBundle.self)
    let item = try #require(bus.item(ofKind: kind))
    #expect(try await bus.states(of: item) == states)
  }
}
