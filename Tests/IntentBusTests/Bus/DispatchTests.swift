// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Dispatch
import IntentBus
import SurfaceTesting
import Testing
import TestSupport

/// What comes of performing a registered intent by its kind.
struct DispatchTests {
  private func bus(_ intents: any AppIntent.Type...) -> Bus {
    let bus = Bus()
    for intent in intents { register(intent, on: bus) }
    return bus
  }

  private func register<Intent: AppIntent>(_ intent: Intent.Type, on bus: Bus) {
    bus.register(intent: intent)
  }

  private func texts(of bus: Bus) -> [String] {
    bus.context.journal.events.compactMap { event in
      switch event {
      case .dispatched(let kind): "dispatched \(kind)"
      case .open(let url): "opened \(url)"
      default: event.storeText
      }
    }
  }

  @Test func `an intent is performed in the surroundings of its bus`() async throws {
    let bus = bus(PlaceIntent.self)
    #expect(try await bus.dispatch("PlaceIntent") == .done)
    #expect(
      texts(of: bus) == [
        "dispatched PlaceIntent", "group.test is-main from nothing to false",
      ])
    #expect(!Bus.shared.context.journal.events.contains(.dispatched(kind: "PlaceIntent")))
  }

  @MainActor @Test func `an intent is performed off the main actor that asks for it`() async throws
  {
    let bus = bus(PlaceIntent.self)
    #expect(try await bus.dispatch("PlaceIntent") == .done)
    #expect(try await bus.dispatch("PlaceIntent") == .done)
    #expect(
      texts(of: bus) == [
        "dispatched PlaceIntent", "group.test is-main from nothing to false",
        "dispatched PlaceIntent", "group.test is-main from false to false",
      ])
  }

  @Test func `an intent of the main actor is performed there`() async throws {
    let bus = bus(MainPlaceIntent.self)
    #expect(try await bus.dispatch("MainPlaceIntent") == .done)
    #expect(texts(of: bus).last == "group.test is-main from nothing to true")
  }

  @Test func `parameters have their defaults`() async throws {
    let bus = bus(RingIntent.self)
    #expect(try await bus.dispatch("RingIntent") == .done)
    #expect(texts(of: bus).last == "group.test rang from nothing to 3")
  }

  @Test(arguments: [true, false])
  func `a value is set where the system sets one`(_ value: Bool) async throws {
    let bus = bus(SetLampIntent.self)
    #expect(try await bus.dispatch("SetLampIntent", value: value) == .done)
    #expect(texts(of: bus).last == "group.test lamp from nothing to \(value)")
  }

  @Test func `what an intent throws is how it ended`() async throws {
    let bus = bus(FailIntent.self)
    #expect(try await bus.dispatch("FailIntent") == .threw("SampleError: the lamp does not answer"))
  }

  @Test func `an intent without a value that it needs is not performed`() async throws {
    let bus = bus(OpenSampleIntent.self)
    guard case .threw(let error) = try await bus.dispatch("OpenSampleIntent") else {
      Issue.record("it was performed")
      return
    }
    #expect(error.contains("Screen"))
    #expect(texts(of: bus) == ["dispatched OpenSampleIntent"])
  }

  @Test func `what a result opens is followed`() async throws {
    let bus = bus(RelayIntent.self)
    #expect(try await bus.dispatch("RelayIntent") == .done)
    #expect(
      texts(of: bus) == [
        "dispatched RelayIntent", "group.test relayed from nothing to true",
        "opened https://example.com/page",
      ])
  }

  @Test func `a kind of its own is performed under that`() async throws {
    let bus = Bus()
    bus.register(kind: "ring", intent: RingIntent())
    #expect(try await bus.dispatch("ring") == .done)
    #expect(texts(of: bus).last == "group.test rang from nothing to 3")
  }

  @Test(arguments: ["Ring", "test.lamp", ""])
  func `a kind that is no registered intent's is refused`(_ kind: String) async throws {
    let bus = Bus(SampleBundle.self)
    bus.register(intent: RingIntent.self)
    await #expect(throws: NoSuchItem.self) { try await bus.dispatch(kind) }
    #expect(texts(of: bus).isEmpty)
  }

  @Test func `a journal that is full takes no more, and dispatch goes on`() async throws {
    let bus = bus(PlaceIntent.self)
    for _ in 0..<20_100 { bus.context.journal.record(.reloadAllControls) }
    #expect(try await bus.dispatch("PlaceIntent") == .done)
    #expect(bus.context.journal.events.count == 20_000)
    #expect(
      bus.context.stores.entries(process: "extension", group: SampleStore.group)["is-main"]?.value
        == .bool(false))
  }
}

/// What only the queue of the main actor has.
private let mainKey = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Stores whether it is performed on the main actor.
private func notePlace() {
  SampleStore.set(DispatchQueue.getSpecific(key: mainKey) ?? false, "is-main")
}

private struct PlaceIntent: AppIntent {
  static let title: LocalizedStringResource = "Place"

  func perform() async throws -> some IntentResult {
    notePlace()
    return .result()
  }
}

private struct MainPlaceIntent: AppIntent {
  static let title: LocalizedStringResource = "Main Place"

  @MainActor func perform() async throws -> some IntentResult {
    notePlace()
    return .result()
  }
}
