// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// What a bus does with surfaces that are registered on it.
struct SurfaceRegistrationTests {
  @Test func `surfaces stay in the order of their registration`() {
    let bus = Bus()
    for id in ["zebra", "ant", "cow"] { bus.register(surface: StubSurface(id: id)) }
    #expect(bus.surfaces.map(\.id) == ["zebra", "ant", "cow"])
    #expect(bus.problems.isEmpty)
  }

  @Test func `an id that is taken is reported and the first surface stays`() throws {
    let bus = Bus()
    bus.register(surface: StubSurface(id: "same", name: "First"))
    bus.register(surface: StubSurface(id: "same", name: "Second"))
    #expect(bus.surfaces.map(\.name) == ["First"])
    let problem = try #require(bus.problems.first)
    #expect(problem.typeName == "StubSurface")
    guard case .surface(let sentence) = problem.fault else {
      Issue.record("no fault of a surface: \(problem.fault)")
      return
    }
    #expect(sentence.contains("'same'"))
  }

  @Test func `a fault names the plugin it comes from`() {
    let bus = Bus()
    bus.beginPlugin("MenuBar")
    bus.register(surface: StubSurface(id: ""))
    #expect(bus.problems.map(\.plugin) == ["MenuBar"])
  }

  @Test(arguments: BuiltIn.surfaces.map(\.id))
  func `no surface that comes with the program has a fault`(_ id: String) {
    let bus = Bus()
    for surface in BuiltIn.surfaces where surface.id == id { bus.register(surface: surface) }
    #expect(bus.surfaces.map(\.id) == [id])
    #expect(bus.problems.isEmpty)
  }

  @Test(
    arguments: [
      "", "Upper", "a b", "ü", "a/b", "..", "a.b", "a_b", "a\n", "\u{1B}", "-", "-a", "a-", "a--b",
      String(repeating: "a", count: 65),
    ])
  func `an id that is not lower-case words joined by a dash is reported`(_ id: String) {
    expectFault(StubSurface(id: id))
  }

  @Test(arguments: ["a", "menu-bar", "stand-by-2", "26", String(repeating: "a", count: 64)])
  func `an id of lower-case words joined by a dash is taken`(_ id: String) {
    let bus = Bus()
    bus.register(surface: StubSurface(id: id))
    #expect(bus.surfaces.map(\.id) == [id])
  }

  @Test func `a surface without a name is reported`() { expectFault(StubSurface(name: "")) }

  @Test func `a surface without slots is reported`() { expectFault(StubSurface(slots: [])) }

  @Test func `a slot with an unusable id is reported`() {
    expectFault(StubSurface(slots: [Slot("Not Good", holds: [.control])]))
  }

  @Test func `two slots of one id are reported`() {
    let slot = Slot("main", holds: [.control])
    expectFault(StubSurface(slots: [slot, slot]))
  }

  @Test(
    arguments: [
      Size(.nan, 10), Size(10, .nan), Size(.infinity, 10), Size(0, 10), Size(-1, 10),
      Size(10, 10_001),
    ])
  func `a size that nothing can have is reported`(_ size: Size) {
    expectFault(StubSurface(slots: [Slot("main", holds: [.control], size: size)]))
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func `margins that nothing can have are reported`(_ margins: Double) {
    expectFault(StubSurface(slots: [Slot("main", holds: [.control], margins: margins)]))
  }

  @Test(arguments: [Double.nan, .infinity, -1])
  func `a corner radius that nothing can have is reported`(_ radius: Double) {
    expectFault(
      StubSurface(
        slots: [Slot("main", holds: [.control], shape: .roundedRectangle(radius: radius))]))
  }

  @Test func `a slot without a rendering mode is reported`() {
    expectFault(StubSurface(slots: [Slot("main", holds: [.control], modeRules: [])]))
    expectFault(
      StubSurface(slots: [Slot("main", holds: [.control], modeRules: [ModeRule(modes: [])])]))
  }

  @Test func `two facts of one id are reported`() {
    let fact = Fact("stub.fact", .assumed, "A sentence.", source: "nowhere")
    expectFault(StubSurface(facts: [fact, fact]))
  }

  private func expectFault(
    _ surface: StubSurface, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bus = Bus()
    bus.register(surface: surface)
    #expect(bus.surfaces.isEmpty, sourceLocation: sourceLocation)
    #expect(bus.problems.count == 1, sourceLocation: sourceLocation)
    for problem in bus.problems {
      guard case .surface = problem.fault else {
        Issue.record("no fault of a surface: \(problem.fault)", sourceLocation: sourceLocation)
        continue
      }
    }
  }
}
