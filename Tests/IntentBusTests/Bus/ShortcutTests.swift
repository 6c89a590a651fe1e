// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import SurfaceTesting
import Testing
import TestSupport

private struct SampleShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RingIntent(), phrases: ["Ring \(.applicationName)", "Ring the bell"],
      shortTitle: "Ring Bell", systemImageName: "bell")
    AppShortcut(
      intent: RingIntent(), phrases: ["Ring \(.applicationName) twice"], shortTitle: "Ring Twice",
      systemImageName: "bell.fill")
    AppShortcut(
      intent: OpenPageIntent(), phrases: ["Open \(.applicationName)"], shortTitle: "Open",
      systemImageName: "globe")
  }
}

/// What a bus lists and archives of App Shortcuts and of intents alone.
@MainActor struct ShortcutTests {
  private func shortcut(at index: Int, appName: String? = nil) async throws -> ArchivedShortcut {
    let bus = Bus()
    bus.beginPlugin("Chimes")
    bus.register(shortcuts: SampleShortcuts.self)
    let item = bus.items()[index]
    guard
      case .shortcut(let shortcut) = try await bus.archive(
        item, in: .current, appName: appName
      ).content
    else { throw WrongContent() }
    return shortcut
  }

  @Test func `shortcuts are listed in the provider's order with kinds of their own`() {
    let bus = Bus()
    bus.register(shortcuts: SampleShortcuts.self)
    #expect(bus.items().map(\.kind) == ["RingIntent", "RingIntent-2", "OpenPageIntent"])
    #expect(bus.items().allSatisfy { $0.type == .shortcut })
    #expect(bus.problems.isEmpty)
  }

  @Test func `a shortcut keeps its title, symbol and intent`() async throws {
    let shortcut = try await shortcut(at: 1)
    #expect(shortcut.title == "Ring Twice")
    #expect(shortcut.image == ImageValue("bell.fill", source: .symbol))
    #expect(shortcut.intent.typeName == "RingIntent")
  }

  @Test func `phrases name the app`() async throws {
    #expect(
      try await shortcut(at: 0, appName: "Bells").phrases == ["Ring Bells", "Ring the bell"])
  }

  @Test func `without an app's name the plugin's stands in phrases`() async throws {
    #expect(try await shortcut(at: 2).phrases == ["Open Chimes"])
  }

  @Test func `a shortcut fills slots for shortcuts`() async throws {
    let bus = Bus(SampleBundle.self)
    bus.register(shortcuts: SampleShortcuts.self)
    let item = try #require(bus.item(ofKind: "RingIntent"))
    let archived = try await bus.archive(item, in: .current)
    #expect(archived.fits(Slot("any", holds: [.shortcut])))
    #expect(Set(bus.placements(of: archived).map(\.surface.id)) == ["action-button"])
  }

  @Test func `a shortcut has one state`() async throws {
    let bus = Bus()
    bus.register(shortcuts: SampleShortcuts.self)
    #expect(try await bus.states(of: #require(bus.items().first)) == [.current])
  }

  @Test func `a press on a shortcut performs its intent`() async throws {
    let bus = Bus(SampleBundle.self)
    bus.register(shortcuts: SampleShortcuts.self)
    #expect(try await bus.press("RingIntent", from: .actionButton).writes["rang"] == 3)
  }

  @Test func `an intent alone is listed and performed by its type's name`() async throws {
    let bus = Bus()
    bus.register(intent: RingIntent.self)
    #expect(bus.items().map(\.type) == [.intent])
    #expect(try await bus.press("RingIntent").writes["rang"] == 3)
  }
}
