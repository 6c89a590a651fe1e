// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import SurfaceTesting
import Testing

/// The cases of a bundle, as arguments of a test.
struct SurfaceCaseTests {
  private static let live = [
    "control-center/small", "control-center/medium", "control-center/large",
    "lock-screen/control", "action-button/press", "action-button/hold", "watch/control",
    "watch/action",
  ]
  private static let previews = ["control-center/picker", "action-button/settings"]

  private static func names(_ kind: String, _ places: [String], _ state: String) -> [String] {
    places.map { "\(kind) \($0) accented \(state)" }
  }

  @Test func `every slot, mode and state has a case in the bundle's order`() {
    let expected =
      Self.names("test.lamp", Self.live, "off") + Self.names("test.lamp", Self.live, "on")
      + Self.names("test.lamp", Self.previews, "preview")
      + Self.names("test.bell", Self.live, "current")
      + Self.names("test.bell", Self.live, "running")
      + Self.names("test.bell", Self.previews, "preview")
    #expect(SurfaceCase.all(of: SampleBundle.self).map(\.description) == expected)
  }

  @Test func `a case tells what it is of`() throws {
    let first = try #require(SurfaceCase.all(of: SampleBundle.self).first)
    #expect(first.kind == "test.lamp")
    #expect(first.surface == "control-center")
    #expect(first.slot == "small")
    #expect(first.mode == .accented)
    #expect(first.state == .off)
    guard case .shown(let representation) = first.placement else {
      Issue.record("the lamp is not shown: \(first.placement)")
      return
    }
    #expect(representation.glyph?.name == "lightbulb")
  }

  @Test func `a slot that does not show an item is a case too`() {
    let cases = SurfaceCase.all(of: SampleBundle.self, system: SystemState(osVersion: 18))
    let watch = cases.filter { $0.surface == "watch" }
    #expect(watch.count == 8)
    #expect(
      watch.allSatisfy { $0.placement == .absent(Absence("watch.os", "controls need watchOS 26")) })
  }

  @Test func `the store is what app groups start with`() {
    let cases = SurfaceCase.all(of: SampleBundle.self, store: ["title": "Gong"])
    let bell = cases.first {
      $0.kind == "test.bell" && $0.slot == "medium" && $0.state == .current
    }
    guard case .shown(let representation)? = bell?.placement else {
      Issue.record("the bell is not shown")
      return
    }
    #expect(representation.label == "Gong")
  }

  @Test func `a control that cannot be archived does not keep others away`() {
    let kinds = Set(SurfaceCase.all(of: FaultyBundle.self).map(\.kind))
    #expect(kinds.contains("test.lamp"))
  }

  @Test func `a control that cannot be archived has a case that fails`() throws {
    let cases = SurfaceCase.all(of: FaultyBundle.self).filter { $0.kind == "test.blank" }
    #expect(cases.count == 1)
    #expect(cases.first?.description.contains("test.blank") == true)
    #expect(throws: SnapshotMismatch.self) { for blank in cases { try expectSnapshot(blank) } }
  }

  @Test func `a control whose kind is taken has a case that fails`() throws {
    struct TwinBundle: WidgetBundle {
      var body: some Widget {
        LampControl()
        TwinControl()
      }
    }
    struct TwinControl: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "test.lamp") {
          ControlWidgetButton(action: RingIntent()) { Text("Twin") }
        }
      }
    }
    let last = try #require(SurfaceCase.all(of: TwinBundle.self).last)
    #expect(last.description.contains("TwinControl has the kind 'test.lamp'"))
    #expect(throws: SnapshotMismatch.self) { try expectSnapshot(last) }
  }

  @Test func `surfaces of a bus of one's own have cases`() {
    struct StubSurface: Surface {
      let id = "stub"
      let name = "Stub"
      let slots = [
        Slot(
          "wide", holds: [.control], states: [.on],
          modeRules: [ModeRule(modes: [SlotMode(.fullColor), SlotMode(.vibrant)])])
      ]
      let facts: [Fact] = []

      func represent(
        _ item: ArchivedItem, in slot: Slot, system: SystemState
      ) -> Placement { .shown(Representation()) }
    }
    let bus = Bus()
    bus.register(surface: StubSurface())
    bus.register(control: LampControl.self)
    #expect(
      SurfaceCase.all(on: bus, appName: "MyApp").map(\.description) == [
        "test.lamp stub/wide full-color on", "test.lamp stub/wide vibrant on",
      ])
  }

  @Test(arguments: 0..<8)
  func `cases may be asked for from many tasks at once`(_ number: Int) async {
    let counts = await withTaskGroup { group in
      for _ in 0..<4 { group.addTask { SurfaceCase.all(of: SampleBundle.self).count } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(counts == [36, 36, 36, 36])
  }

  @Test func `asking for cases on the main actor gives one that fails, and does not hang`() async {
    await #expect(processExitsWith: .success) {
      // Where code on the main actor could not go on, this ends the process.
      alarm(10)
      let cases = await MainActor.run { SurfaceCase.all(of: SampleBundle.self) }
      #expect(cases.count == 1)
      #expect(throws: SnapshotMismatch.self) { try expectSnapshot(cases[0]) }
    }
  }

  @Test(arguments: SurfaceCase.all(of: SampleBundle.self))
  func `cases are arguments of a test`(_ surfaceCase: SurfaceCase) {
    #expect(surfaceCase.description.hasPrefix("test."))
  }
}
