// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing
import Foundation
import IntentBus
import Surfaces

/// Runs user code, in a process of its own.
@MainActor final class Worker {
  let channel: WorkerChannel
  let bus = Bus.shared
  private var surfacePlugins: [String: Int] = [:]
  private(set) var request = WorkerRequest(
    platform: .iOS, system: SystemState(), store: .empty, states: .overview)

  init(channel: WorkerChannel) {
    self.channel = channel
    for surface in BuiltIn.surfaces { bus.register(surface: surface) }
  }

  /// Does all that a request asks for.
  func run(_ request: WorkerRequest) async {
    self.request = request
    bus.configurations = request.configurations
    RunContext.processDefault = RunContext(
      stores: stores, system: request.system, platform: request.platform)
    for index in request.plugins.indices where !request.skips(.loading, index, "") {
      load(index)
    }
    bus.willEvaluate = { [self] plugin, typeName in
      guard let index = index(of: plugin), !request.skips(.evaluating, index, typeName) else {
        return false
      }
      step(.evaluating, index, typeName)
      return true
    }
    let items = bus.items()
    tellProblems()
    if let press = request.press {
      await self.press(press)
    } else {
      for (order, item) in items.enumerated() { await tell(item, order) }
    }
    for case .damagedStore(let sentence) in RunContext.processDefault.journal.events {
      channel.send(
        .problem(WorkerMessage.Problem(plugin: -1, typeName: "", rule: "store", message: sentence)))
    }
    // What was printed so far is on its way before the last word.
    fflush(nil)
    channel.send(.done)
  }

  private var stores: Stores {
    switch request.store {
    case .empty: Stores()
    case .folder(let path): Stores(folder: URL(fileURLWithPath: path))
    case .groups(let groups): Stores(groups: groups)
    }
  }

  private func index(of plugin: String) -> Int? {
    request.plugins.firstIndex { $0.name == plugin }
  }

  func step(_ phase: WorkerPhase, _ plugin: Int, _ subject: String) {
    channel.direct(toOutputOf: plugin)
    channel.send(.step(WorkerMessage.Step(phase: phase, plugin: plugin, subject: subject)))
  }

  // MARK: Loading

  private func load(_ index: Int) {
    let plugin = request.plugins[index]
    step(.loading, index, "")
    bus.beginPlugin(plugin.name)
    let surfacesBefore = bus.surfaces.count
    guard let library = dlopen(plugin.library, RTLD_NOW | RTLD_LOCAL) else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown reason"
      // Where the library lies is nobody's business.
      let place = plugin.library + ": "
      return problem(
        index, "", "load",
        "the library can't be opened: \(reason.replacing(place, with: "")); try --no-cache")
    }
    // A plugin without an `@main` type has no `main`; the other function registers what it declares.
    typealias Main =
      @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
    if let symbol = dlsym(library, "main") {
      _ = unsafeBitCast(symbol, to: Main.self)(0, nil)
    }
    if let symbol = dlsym(library, Prelude.registrationSymbol) {
      unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }
    // Bare intents are only looked for when one of them may be meant.
    if request.press != nil, let symbol = dlsym(library, Prelude.intentSymbol) {
      unsafeBitCast(symbol, to: (@convention(c) () -> Void).self)()
    }
    tellSurfaces(from: surfacesBefore, source: plugin.path)
    for surface in bus.surfaces.dropFirst(surfacesBefore) { surfacePlugins[surface.id] = index }
  }

  private func tellSurfaces(from start: Int, source: String) {
    for surface in bus.surfaces.dropFirst(start) {
      channel.send(.surface(SurfaceDescription(surface, source: source)))
    }
  }

  private func tellProblems() {
    for found in bus.problems {
      problem(index(of: found.plugin) ?? 0, found.typeName, found.rule, found.message)
    }
  }

  func problem(_ plugin: Int, _ typeName: String, _ rule: String, _ message: String) {
    channel.send(
      .problem(
        WorkerMessage.Problem(plugin: plugin, typeName: typeName, rule: rule, message: message)))
  }

  // MARK: Items

  private func tell(_ item: RegisteredItem, _ order: Int) async {
    guard let index = index(of: item.plugin),
      !request.finished.contains(ItemKey.text(plugin: index, kind: item.kind)),
      !request.skips(.archiving, index, item.typeName)
    else { return }
    step(.archiving, index, item.typeName)
    do {
      let archives = try await archives(of: item, plugin: index)
      guard let described = ItemDescription(archives, type: item.type, plugin: item.plugin) else {
        return
      }
      let placements = placements(of: archives, plugin: index)
      var message = WorkerMessage.Item(
        plugin: index, order: order, item: described, placements: placements)
      if request.states == .comparison, case .control(let control)? = archives.first?.content {
        message.control = control
      }
      channel.send(.item(message))
    } catch {
      problem(index, item.typeName, "archive", "\(error)")
    }
  }

  private func archives(of item: RegisteredItem, plugin: Int) async throws -> [ArchivedItem] {
    let previews = bus.surfaces.contains { $0.slots.contains { $0.states.contains(.preview) } }
    var states: [ItemState] =
      switch request.states {
      case .overview, .comparison: [.current]
      case .all: try await bus.states(of: item)
      }
    if previews, request.states != .comparison { states.append(.preview) }
    var archives: [ArchivedItem] = []
    for state in states {
      var archive = try await bus.archive(
        item, in: state, appName: request.plugins[plugin].name, platforms: [request.platform])
      archive.resolveAssets(in: request.plugins[plugin].catalog)
      archives.append(archive)
    }
    return archives
  }

  private func placements(of archives: [ArchivedItem], plugin: Int) -> [PlacedItem] {
    var placed: [PlacedItem] = []
    for surface in bus.surfaces {
      // User code again, when the surface is a plugin's: it may crash or hang.
      let owner = surfacePlugins[surface.id]
      if let owner {
        if request.skips(.representing, owner, surface.id) { continue }
        step(.representing, owner, surface.id)
      }
      for slot in surface.slots {
        for archive in archives where slot.states.contains(archive.state) {
          guard !slot.holds.isDisjoint(with: archive.slotContents) else { continue }
          for mode in slot.modes(on: request.system) {
            placed.append(
              PlacedItem(
                kind: archive.kind, plugin: request.plugins[plugin].name, surface: surface.id,
                slot: slot.id, mode: mode.mode, state: archive.state,
                placement: surface.represent(archive, in: slot, system: request.system)))
          }
        }
      }
      if owner != nil { step(.archiving, plugin, archives.first?.typeName ?? "") }
    }
    return placed
  }
}

/// The identity of an item in one run.
enum ItemKey {
  static func text(plugin: Int, kind: String) -> String { "\(plugin)/\(kind)" }
}
