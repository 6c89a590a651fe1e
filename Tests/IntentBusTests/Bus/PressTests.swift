// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import SurfaceTesting
import Testing
import TestSupport

/// What comes of a press.
@MainActor struct PressTests {
  private func bus(
    store: [String: StoreValue] = [:], system: SystemState = SystemState()
  ) -> Bus {
    let bus = Bus(SampleBundle.self, store: store, system: system)
    bus.register(control: RoomLightControl.self)
    bus.register(control: OpenControl.self)
    return bus
  }

  // MARK: What a press does

  @Test func `a button performs its action and reports what it wrote`() async throws {
    let report = try await bus().press("test.bell")
    #expect(report.outcome == .done)
    #expect(report.writes["rang"] == 3)
    #expect(report.writes.keys == ["rang"])
    #expect(report.opened.isEmpty)
  }

  @Test(arguments: [true, false])
  func `a toggle is set to the state that it is not in`(_ isOn: Bool) async throws {
    let report = try await bus(store: ["lamp": .bool(isOn)]).press("test.lamp")
    #expect(report.writes["lamp"] == .bool(!isOn))
  }

  @Test(arguments: [true, false])
  func `a toggle over a value of its own is set to the state that it is not in`(
    _ isOn: Bool
  ) async throws {
    let report = try await bus(store: ["lamp": .bool(isOn)]).press("test.heater")
    #expect(report.writes["lamp"] == .bool(!isOn))
  }

  @Test func `a second press turns a toggle back`() async throws {
    let bus = bus()
    #expect(try await bus.press("test.lamp").writes["lamp"] == true)
    #expect(try await bus.press("test.lamp").writes["lamp"] == false)
  }

  @Test func `a configurable toggle acts on what is chosen by default`() async throws {
    let report = try await bus().press("test.room-light")
    #expect(report.writes["light-study"] == true)
  }

  @Test func `a press changes what is archived afterwards`() async throws {
    let bus = bus()
    _ = try await bus.press("test.lamp")
    let item = try #require(bus.item(ofKind: "test.lamp"))
    guard case .control(let control) = try await bus.archive(item, in: .current).content else {
      throw WrongContent()
    }
    #expect(control.isOn == true)
  }

  @Test func `an action that throws is told with its error and what it wrote`() async throws {
    let bus = Bus()
    bus.register(intent: FailIntent.self)
    let report = try await bus.press("FailIntent")
    guard case .threw(let error) = report.outcome else {
      Issue.record("the outcome is \(report.outcome)")
      return
    }
    #expect(error.contains("the lamp does not answer"))
    #expect(report.writes["tried"] == true)
  }

  @Test func `a key that is removed is among the written keys`() async {
    struct ForgetIntent: AppIntent {
      static let title: LocalizedStringResource = "Forget"

      func perform() async throws -> some IntentResult {
        SampleStore.defaults?.removeObject(forKey: "lamp")
        return .result()
      }
    }
    let report = await Bus(store: ["lamp": true]).perform(ForgetIntent())
    #expect(report.writes.keys == ["lamp"])
    #expect(report.writes["lamp"] == nil)
  }

  @Test func `of several writes to a key the last one counts`() async {
    struct CountIntent: AppIntent {
      static let title: LocalizedStringResource = "Count"

      func perform() async throws -> some IntentResult {
        for number in 1...5 { SampleStore.set(number, "count") }
        return .result()
      }
    }
    let report = await Bus().perform(CountIntent())
    #expect(report.writes["count"] == 5)
  }

  @Test func `a report tells only of its own press`() async throws {
    let bus = bus()
    _ = try await bus.press("test.bell")
    #expect(try await bus.press("test.lamp").writes.keys == ["lamp"])
  }

  // MARK: What an action opens

  @Test func `what an action opens is followed`() async {
    let report = await Bus().perform(OpenPageIntent())
    #expect(report.outcome == .done)
    #expect(report.opened == ["https://example.com/page"])
  }

  @Test func `an intent that opens an intent is followed to the end`() async {
    let report = await Bus().perform(RelayIntent())
    #expect(report.writes["relayed"] == true)
    #expect(report.opened == ["https://example.com/page"])
  }

  @Test func `a button that opens the app performs its intent`() async throws {
    let report = try await bus().press("test.open", from: .controlCenter)
    #expect(report.outcome == .done)
    #expect(report.writes["screen"] == "editor")
  }

  // MARK: Where

  @Test(arguments: [SurfaceID.controlCenter, .lockScreen, .actionButton, .watch])
  func `a surface that shows an item presses it`(_ surface: SurfaceID) async throws {
    #expect(try await bus().press("test.lamp", from: surface).outcome == .done)
  }

  @Test func `a surface that does not show an item refuses with its reason`() async throws {
    let report = try await bus().press("test.open", from: .watch)
    #expect(report.outcome == .refused("opens the iPhone app"))
    #expect(report.writes.keys.isEmpty)
  }

  @Test func `a surface of another system refuses`() async throws {
    let report = try await bus(system: SystemState(osVersion: 18)).press("test.lamp", from: .watch)
    #expect(report.outcome == .refused("controls need watchOS 26"))
  }

  @Test func `a surface that does not exist refuses`() async throws {
    let report = try await bus().press("test.lamp", from: "fridge")
    #expect(report.outcome == .refused("there is no surface 'fridge'"))
  }

  @Test func `a surface without a slot for an item refuses`() async throws {
    let bus = Bus()
    bus.register(surface: StubSurface(slots: [Slot("widget", holds: [.widget(family: "x")])]))
    bus.register(control: LampControl.self)
    let report = try await bus.press("test.lamp", from: "stub")
    #expect(report.outcome == .refused("Stub has no place for it"))
  }

  @Test func `a disabled control is refused`() async throws {
    struct DeadControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "test.dead") {
          ControlWidgetButton(action: RingIntent()) { Text("Dead") }.disabled(true)
        }
      }
    }
    let bus = bus()
    bus.register(control: DeadControl.self)
    let report = try await bus.press("test.dead", from: .controlCenter)
    guard case .refused = report.outcome else {
      Issue.record("the outcome is \(report.outcome)")
      return
    }
    #expect(report.writes.keys.isEmpty)
  }

  @Test func `a locked device refuses what asks for authentication or opens the app`() async throws
  {
    struct GuardedIntent: AppIntent {
      static let title: LocalizedStringResource = "Guarded"
      static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

      func perform() async throws -> some IntentResult { .result() }
    }
    let bus = bus(system: SystemState(isLocked: true))
    bus.register(intent: GuardedIntent.self)
    #expect(
      try await bus.press("GuardedIntent").outcome
        == .refused("the device is locked, and GuardedIntent asks for authentication first"))
    #expect(
      try await bus.press("test.open").outcome
        == .refused("the device is locked, and opening the app asks for unlock first"))
    #expect(try await bus.press("test.lamp").outcome == .done)
  }

  @Test func `an intent that opens the app writes to the store of the app's process`() async throws
  {
    let report = try await bus().press("test.open")
    #expect(report.process == .app)
    #expect(report.writes.allSatisfy { $0.process == "app" })
    #expect(report.foregrounded)
  }

  @Test func `an action is told the controls that are registered`() async throws {
    struct CountIntent: AppIntent {
      static let title: LocalizedStringResource = "Count"

      func perform() async throws -> some IntentResult {
        SampleStore.set(try await ControlCenter.shared.currentControls().count, "controls")
        return .result()
      }
    }
    let bus = bus()
    bus.register(intent: CountIntent.self)
    #expect(try await bus.press("CountIntent").writes["controls"] == 6)
  }

  // MARK: Which

  @Test(
    arguments: [
      ("test.lamp", "LampControl"), ("lamp", "LampControl"), ("LampControl", "LampControl"),
      ("mpControl", "LampControl"), ("heater", "HeaterControl"), ("-light", "RoomLightControl"),
      ("SetRoomLightIntent", "RoomLightControl"), ("OpenSampleIntent", "OpenControl"),
    ])
  func `an item is found by its kind, its type, its intent or a unique end of one`(
    _ name: String, _ typeName: String
  ) async throws {
    #expect(try await bus().find(name).typeName == typeName)
  }

  @Test func `a whole kind is found even where another ends so`() async throws {
    struct LampOfAllControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "all.test.lamp") {
          ControlWidgetButton(action: RingIntent()) { Text("All") }
        }
      }
    }
    let bus = bus()
    bus.register(control: LampOfAllControl.self)
    #expect(try await bus.find("test.lamp").typeName == "LampControl")
  }

  @Test func `a name that fits several items is told with all of them`() async throws {
    let error = try await #require(throws: NoSuchItem.self) { try await bus().find("Control") }
    #expect(
      error.candidates == [
        "test.lamp", "test.bell", "test.heater", "test.busy", "test.room-light", "test.open",
      ])
    #expect(error.description.contains("test.lamp, test.bell"))
  }

  @Test(arguments: ["nothing", "lam", "TEST.LAMP", "test.lamp "])
  func `a name that fits nothing is told`(_ name: String) async throws {
    let error = try await #require(throws: NoSuchItem.self) { try await bus().find(name) }
    #expect(error.candidates.isEmpty)
    #expect(error.description == "there is nothing called '\(name)'")
  }

  @Test func `an empty name fits nothing`() async {
    let bus = Bus()
    bus.register(control: LampControl.self)
    await #expect(throws: NoSuchItem.self) { try await bus.find("") }
  }

  @Test func `a press on nothing throws`() async {
    await #expect(throws: NoSuchItem.self) { try await bus().press("nothing") }
  }

  // MARK: Stores

  @Test func `app groups start with the values of the store`() async throws {
    let report = try await bus(store: ["lamp": true, "other": 5]).press("test.lamp")
    #expect(report.writes["lamp"] == false)
  }

  @Test func `two buses do not share their stores`() async throws {
    let one = bus()
    let other = bus()
    #expect(try await one.press("test.lamp").writes["lamp"] == true)
    #expect(try await other.press("test.lamp").writes["lamp"] == true)
  }
}
