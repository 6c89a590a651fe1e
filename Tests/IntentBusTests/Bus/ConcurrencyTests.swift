// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Testing
import TestSupport

/// What holds when many tasks use one bus at once.
struct ConcurrencyTests {
  @Test func `every surface that tasks register at once is there`() async {
    let bus = Bus()
    await withTaskGroup { group in
      for number in 0..<200 {
        group.addTask { bus.register(surface: StubSurface(id: "surface-\(number)")) }
      }
    }
    #expect(Set(bus.surfaces.map(\.id)) == Set((0..<200).map { "surface-\($0)" }))
    #expect(bus.problems.isEmpty)
  }

  @Test func `of surfaces with one id that tasks register at once one stays`() async {
    let bus = Bus()
    await withTaskGroup { group in
      for _ in 0..<100 { group.addTask { bus.register(surface: StubSurface()) } }
    }
    #expect(bus.surfaces.count == 1)
    #expect(bus.problems.count == 99)
  }

  @Test func `a bundle that tasks register at once is listed once and in order`() async {
    let bus = Bus()
    await withTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          bus.register(bundle: SampleBundle.self)
          _ = await bus.items()
        }
      }
    }
    let kinds = await bus.items().map(\.kind)
    #expect(kinds == ["test.lamp", "test.bell", "test.heater", "test.busy"])
    #expect(bus.problems.isEmpty)
  }

  @Test func `archives that tasks ask for at once are those of one task`() async throws {
    let bus = Bus(store: ["lamp": true])
    bus.register(bundle: SampleBundle.self)
    let items = await bus.items()
    var expected: [String: ArchivedItem] = [:]
    for item in items { expected[item.kind] = try await bus.archive(item, in: .current) }
    let archives = try await withThrowingTaskGroup(of: ArchivedItem.self) { group in
      for item in items {
        for _ in 0..<25 { group.addTask { try await bus.archive(item, in: .current) } }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(archives.count == 100)
    #expect(archives.allSatisfy { $0 == expected[$0.kind] })
  }

  @Test func `registering goes on while others archive`() async throws {
    let bus = Bus()
    bus.register(bundle: SampleBundle.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<50 {
        group.addTask { bus.register(surface: StubSurface(id: "surface-\(number)")) }
        group.addTask {
          for item in await bus.items() {
            let archived = try await bus.archive(item, in: .preview)
            _ = bus.placements(of: archived)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(bus.surfaces.count == 50)
  }

  @Test func `keys that tasks write at once are all kept`() async {
    let stores = Stores()
    await withTaskGroup { group in
      for task in 0..<8 {
        group.addTask {
          surrounded(stores: stores) {
            for number in 0..<300 { SampleStore.set(number, "\(task)-\(number)") }
          }
        }
      }
    }
    let (count, _) = surrounded(stores: stores) {
      SampleStore.defaults?.persistentDomain(forName: SampleStore.group)?.count
    }
    #expect(count == 2400)
  }

  @Test func `two presses at once each report their own writes`() async {
    struct WaitingIntent: AppIntent {
      static let title: LocalizedStringResource = "Wait"
      static let started = Gate()
      static let mayEnd = Gate()

      func perform() async throws -> some IntentResult {
        SampleStore.set(1, "first")
        await Self.started.open()
        await Self.mayEnd.pass()
        return .result()
      }
    }
    let bus = Bus()
    async let first = bus.perform(WaitingIntent())
    await WaitingIntent.started.pass()
    let second = await bus.perform(RingIntent())
    await WaitingIntent.mayEnd.open()
    #expect(await first.writes.keys == ["first"])
    #expect(second.writes.keys == ["rang"])
  }
}
