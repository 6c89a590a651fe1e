// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Testing
import TestSupport

/// What a bus lists of the types that are registered on it.
@MainActor struct RegistrationTests {
  @Test func `a bundle's controls are listed in the bundle's order`() {
    let bus = Bus()
    bus.register(bundle: SampleBundle.self)
    #expect(bus.items().map(\.kind) == ["test.lamp", "test.bell", "test.heater", "test.busy"])
  }

  @Test func `a control is listed with its kind, its type and its type's name`() throws {
    let bus = Bus()
    bus.register(control: LampControl.self)
    let item = try #require(bus.items().first)
    #expect(item.kind == LampControl.kind)
    #expect(item.type == .control)
    #expect(item.typeName == "LampControl")
    #expect(item.plugin == "")
  }

  @Test func `asking twice lists nothing twice`() {
    let bus = Bus()
    bus.register(bundle: SampleBundle.self)
    _ = bus.items()
    #expect(bus.items().count == 4)
    #expect(bus.problems.isEmpty)
  }

  @Test func `registering a type twice is no fault and lists it once`() {
    let bus = Bus()
    bus.register(bundle: SampleBundle.self)
    bus.register(bundle: SampleBundle.self)
    #expect(bus.items().count == 4)
    #expect(bus.problems.isEmpty)
  }

  @Test func `a kind used twice is reported and the first one stays`() throws {
    struct OtherLampControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: LampControl.kind) {
          ControlWidgetButton(action: RingIntent()) { Label("Other", systemImage: "lamp") }
        }
      }
    }
    let bus = Bus()
    bus.register(control: LampControl.self)
    bus.register(control: OtherLampControl.self)
    #expect(bus.items().map(\.typeName) == ["LampControl"])
    let problem = try #require(bus.problems.first)
    #expect(bus.problems.count == 1)
    #expect(problem.fault == .kind(.taken(kind: "test.lamp", holder: "LampControl")))
    #expect(problem.typeName == "OtherLampControl")
  }

  @Test func `a kind used twice in one bundle is reported`() {
    struct TwiceBundle: WidgetBundle {
      var body: some Widget {
        LampControl()
        LampControl()
      }
    }
    let bus = Bus()
    bus.register(bundle: TwiceBundle.self)
    #expect(bus.items().count == 1)
    #expect(bus.problems.count == 1)
  }

  @Test func `a kind of another plugin is reported with both plugins`() throws {
    struct RivalControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: LampControl.kind) {
          ControlWidgetButton(action: RingIntent()) { Text("Rival") }
        }
      }
    }
    let bus = Bus()
    bus.beginPlugin("First")
    bus.register(control: LampControl.self)
    bus.beginPlugin("Second")
    bus.register(control: RivalControl.self)
    #expect(bus.items().map(\.plugin) == ["First"])
    let problem = try #require(bus.problems.first)
    #expect(problem.plugin == "Second")
    #expect(problem.fault == .kind(.taken(kind: "test.lamp", holder: "LampControl of First")))
  }

  @Test(arguments: ["", " ", "\n\t"])
  func `a kind without a letter is reported and not listed`(_ kind: String) throws {
    let bus = Bus()
    bus.register(control: AnyKindControl.self)
    let items = AnyKindControl.$kind.withValue(kind) { bus.items() }
    #expect(items.isEmpty)
    let problem = try #require(bus.problems.first)
    #expect(problem.fault == .kind(.empty))
    #expect(problem.typeName == "AnyKindControl")
  }

  @Test func `a control whose configuration is empty is reported`() {
    struct HollowControl: ControlWidget {
      var body: some ControlWidgetConfiguration { EmptyControlWidgetConfiguration() }
    }
    let bus = Bus()
    bus.register(control: HollowControl.self)
    #expect(bus.items().isEmpty)
    #expect(bus.problems.map(\.typeName) == ["HollowControl"])
  }

  @Test(arguments: ["../../etc/passwd", "a/b", "カインド", "a b", "\u{1B}[31m"])
  func `a kind may be any other text`(_ kind: String) {
    let bus = Bus()
    bus.register(control: AnyKindControl.self)
    let items = AnyKindControl.$kind.withValue(kind) { bus.items() }
    #expect(items.map(\.kind) == [kind])
    #expect(bus.problems.isEmpty)
  }

  @Test func `what is known only to newer systems is listed too`() {
    struct NewerBundle: WidgetBundle {
      var body: some Widget {
        BellControl()
        if #available(iOS 26, *) { LampControl() }
      }
    }
    let bus = Bus()
    bus.register(bundle: NewerBundle.self)
    #expect(bus.items().map(\.kind) == ["test.bell", "test.lamp"])
  }

  @Test func `widgets beside controls leave the controls in their order`() {
    struct ClockWidget: Widget {
      var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
    }
    struct MixedBundle: WidgetBundle {
      var body: some Widget {
        ClockWidget()
        LampControl()
        ClockWidget()
        BellControl()
      }
    }
    let bus = Bus()
    bus.register(bundle: MixedBundle.self)
    #expect(bus.items().filter { $0.type == .control }.map(\.kind) == ["test.lamp", "test.bell"])
  }

  @Test func `an item is found by its kind`() {
    let bus = Bus()
    bus.register(bundle: SampleBundle.self)
    #expect(bus.item(ofKind: "test.heater")?.typeName == "HeaterControl")
    #expect(bus.item(ofKind: "test.none") == nil)
  }

  @Test func `a type that may not be evaluated is left out`() {
    let bus = Bus()
    bus.willEvaluate = { _, typeName in typeName != "BellControl" }
    bus.register(bundle: SampleBundle.self)
    #expect(bus.items().map(\.kind) == ["test.lamp", "test.heater", "test.busy"])
  }

  @Test func `control center tells the controls of its bus`() async throws {
    struct AskingIntent: AppIntent {
      static let title: LocalizedStringResource = "Ask"

      func perform() async throws -> some IntentResult {
        let kinds = try await ControlCenter.shared.currentControls().map(\.kind)
        SampleStore.set(kinds, "kinds")
        return .result()
      }
    }
    let bus = Bus()
    bus.register(bundle: SampleBundle.self)
    _ = bus.items()
    let report = await bus.perform(AskingIntent())
    #expect(report.writes["kinds"] == ["test.lamp", "test.bell", "test.heater", "test.busy"])
  }
}
