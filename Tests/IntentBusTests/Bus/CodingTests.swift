// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Surfaces
import SurfaceTesting
import Testing
import TestSupport

@testable import IntentBus

/// The neutral values as JSON and back.
@MainActor struct CodingTests {
  private func roundTrip<Value: Codable>(_ value: Value) throws -> Value {
    try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
  }

  @Test(arguments: ["test.lamp", "test.bell", "test.heater", "test.busy"])
  func `an archived item survives`(_ kind: String) async throws {
    let bus = Bus(SampleBundle.self)
    let item = try await bus.archive(#require(bus.item(ofKind: kind)), in: .current)
    #expect(try roundTrip(item) == item)
  }

  @Test(arguments: ["test.lamp", "test.bell"])
  func `placements survive`(_ kind: String) async throws {
    let bus = Bus(SampleBundle.self)
    let item = try await bus.archive(#require(bus.item(ofKind: kind)), in: .current)
    for (_, _, placement) in bus.placements(of: item, on: SystemState(osVersion: 18)) {
      #expect(try roundTrip(placement) == placement)
    }
  }

  @Test func `slots and facts survive`() throws {
    for surface in BuiltIn.surfaces {
      #expect(try roundTrip(surface.slots) == surface.slots)
      #expect(try roundTrip(surface.facts) == surface.facts)
    }
  }

  @Test(
    arguments: [
      SystemState(), SystemState(osVersion: 18, isLocked: true, look: .tinted(.rgba(1, 0, 0, 1))),
      SystemState(look: .clear, isDark: true, switches: ["night": true]),
    ])
  func `a system state survives`(_ system: SystemState) throws {
    #expect(try roundTrip(system) == system)
  }

  @Test func `a view survives`() throws {
    let node = Label("Lamp", systemImage: "lightbulb").tint(.red)
      .controlWidgetActionHint("Light")._archive(in: _ViewContext())
    #expect(try roundTrip(node) == node)
  }
}
