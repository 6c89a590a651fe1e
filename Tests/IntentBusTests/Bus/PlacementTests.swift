// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import SurfaceTesting
import Testing
import TestSupport

/// What a bus asks of surfaces.
@MainActor struct PlacementTests {
  private func archived(_ bus: Bus, _ state: ItemState = .current) async throws -> ArchivedItem {
    try await bus.archive(#require(bus.items().first), in: state)
  }

  @Test func `every slot that holds controls is asked in order`() async throws {
    let bus = Bus()
    for surface in BuiltIn.surfaces { bus.register(surface: surface) }
    bus.register(control: LampControl.self)
    let places = bus.placements(of: try await archived(bus)).map {
      "\($0.surface.id)/\($0.slot.id)"
    }
    let expected = BuiltIn.surfaces.flatMap { surface in
      surface.slots.filter { $0.holds.contains(.control) }.map { "\(surface.id)/\($0.id)" }
    }
    #expect(places == expected)
  }

  @Test func `a slot that cannot hold an item is not asked`() async throws {
    let bus = Bus()
    bus.register(
      surface: StubSurface(slots: [
        Slot("shortcuts", holds: [.shortcut]), Slot("controls", holds: [.control]),
        Slot("widgets", holds: [.widget(family: "systemSmall")]),
        Slot("both", holds: [.control, .shortcut]),
      ]))
    bus.register(control: LampControl.self)
    let slots = bus.placements(of: try await archived(bus)).map(\.slot.id)
    #expect(slots == ["controls", "both"])
  }

  @Test func `a surface's own answer is passed on`() async throws {
    let answer = Placement.absent(Absence("stub.never", "never shows anything"))
    let bus = Bus()
    bus.register(surface: StubSurface(answer: answer))
    bus.register(control: LampControl.self)
    #expect(bus.placements(of: try await archived(bus)).map(\.placement) == [answer])
  }

  @Test func `a surface is asked about the system that is named`() async throws {
    let bus = Bus()
    bus.register(surface: WatchSurface())
    bus.register(control: LampControl.self)
    let item = try await archived(bus)
    let old = bus.placements(of: item, on: SystemState(osVersion: 18)).map(\.placement)
    let new = bus.placements(of: item, on: SystemState(osVersion: 26)).map(\.placement)
    #expect(old != new)
  }

  @Test func `a bus without surfaces has no placements`() async throws {
    let bus = Bus()
    bus.register(control: LampControl.self)
    #expect(bus.placements(of: try await archived(bus)).isEmpty)
  }

  @Test func `an intent that nothing shows is shown nowhere`() async throws {
    let bus = Bus()
    for surface in BuiltIn.surfaces { bus.register(surface: surface) }
    bus.register(intent: RingIntent.self)
    let shown = bus.placements(of: try await archived(bus)).filter {
      if case .shown = $0.placement { true } else { false }
    }
    #expect(shown.map { "\($0.surface.id)/\($0.slot.id)" } == [])
  }

  @Test func `the bus of a bundle knows the surfaces that come with the program`() {
    let bus = Bus(SampleBundle.self)
    #expect(
      bus.surfaces.map(\.id) == [
        "control-center", "lock-screen", "action-button", "watch", "home-screen", "stand-by",
      ])
    #expect(bus.items().count == 4)
  }
}
