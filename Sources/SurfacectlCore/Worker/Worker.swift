// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation
import IntentBus
import IntentModel
import IntentStore
import IntentVocabulary
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
    if request.usesUTC { setenv("TZ", "UTC", 1) }
    if let instant = request.instant { chost_stop_clock(instant) }
    bus.configurations = request.configurations
    RunContext.processDefault = surroundings(stores: stores)
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
        .problem(WorkerMessage.Problem(plugin: nil, typeName: "", trouble: .store(sentence))))
    }
    // What was printed so far is on its way before the last word.
    fflush(nil)
    channel.send(.done)
  }

  private var stores: Stores {
    switch request.store {
    case .empty: Stores()
    case .folder(let path): Stores(folder: URL(fileURLWithPath: path))
    case .groups(let groups):
      Stores(groups: groups.mapValues { $0.mapValues { PropertyListValue($0) } })
    }
  }

  /// The surroundings of a process of the plugins.
  func surroundings(
    process: String = "extension", stores: Stores, journal: Journal = Journal()
  ) -> RunContext {
    let strings = request.plugins.filter { !$0.strings.isEmpty }.map {
      ($0.name, StringTables($0.strings))
    }
    // A device spells its current locale with underscores.
    let locale = request.locale.map { Locale(identifier: $0.replacing("-", with: "_")) }
    return RunContext(
      process: process, stores: stores, journal: journal, system: request.system,
      platform: request.platform, locale: locale,
      strings: Dictionary(strings, uniquingKeysWith: { $1 }))
  }

  private func index(of plugin: String) -> Int? {
    request.plugins.firstIndex { $0.name == plugin }
  }

  /// The plugin that a surface comes from; nil for one of the program's own.
  func owner(of surface: any Surface) -> Int? { surfacePlugins[surface.id] }

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
        index, "",
        .loading(
          "the library can't be opened: \(reason.replacing(place, with: "")); try --no-cache"))
    }
    // A plugin without an `@main` type has no `main`; the other function registers what it declares.
    typealias Main =
      @convention(c) (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Int32
    if let symbol = dlsym(library, "main") {
      _ = RunContext.$bound.withValue(RunContext.processDefault.serving(plugin.name)) {
        unsafeBitCast(symbol, to: Main.self)(0, nil)
      }
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
      let trouble: Trouble =
        switch found.fault {
        case .kind(let fault): .kind(fault)
        case .surface(let sentence): .surface(sentence)
        }
      problem(index(of: found.plugin) ?? 0, found.typeName, trouble)
    }
  }

  func problem(_ plugin: Int, _ typeName: String, _ trouble: Trouble) {
    channel.send(
      .problem(
        WorkerMessage.Problem(plugin: plugin, typeName: typeName, trouble: trouble)))
  }

  // MARK: Items

  private func tell(_ item: RegisteredItem, _ order: Int) async {
    guard let index = index(of: item.plugin),
      !request.finished.contains(ItemKey.text(plugin: index, kind: item.kind)),
      !request.skips(.archiving, index, item.typeName)
    else { return }
    step(.archiving, index, item.typeName)
    do {
      let archiver = archiver(of: item, plugin: index)
      let states = try await states(of: item)
      var archives: [ArchivedItem] = []
      for state in states { archives.append(try await archiver.archive(in: state)) }
      guard var described = ItemDescription(archives, type: item.type, plugin: item.plugin) else {
        return
      }
      let placements = try await placements(of: item, archiver, states, plugin: index)
      // A widget can have other buttons in each family.
      for placed in placements {
        guard case .shown(let representation) = placed.placement else { continue }
        for case let intent? in representation.tree?.flattened.map(\.intent) ?? []
        where !described.intents.contains(intent) {
          described.intents.append(intent)
        }
      }
      var message = WorkerMessage.Item(
        plugin: index, order: order, item: described, placements: placements)
      if case .widget(let widget)? = archives.first?.content {
        message.observations = observations(of: widget, item, archiver, index)
      }
      if request.states == .comparison, case .control(let control)? = archives.first?.content {
        message.control = control
      }
      channel.send(.item(message))
    } catch {
      problem(index, item.typeName, .archiving("\(error)"))
    }
  }

  func archiver(of item: RegisteredItem, plugin: Int) -> ItemArchiver {
    let catalog = request.plugins[plugin].catalog
    let archiver = ItemArchiver(
      bus, item, appName: request.plugins[plugin].name, platforms: [request.platform]
    ) { $0.resolveAssets(in: catalog) }
    #if os(Linux)
      archiver.clockReads = { Int(chost_clock_reads()) }
    #endif
    return archiver
  }

  private func states(of item: RegisteredItem) async throws -> [ItemState] {
    if item.type == .widget { return [.entry] }
    var states: [ItemState] =
      switch request.states {
      case .overview, .comparison: [.current]
      case .all: try await bus.states(of: item)
      }
    let previews = bus.surfaces.contains { $0.slots.contains { $0.states.contains(.preview) } }
    if previews, request.states != .comparison { states.append(.preview) }
    return states
  }

  /// The states that the device may be in: the one that was asked for comes first.
  private var systems: [SystemState] {
    [request.system]
      + request.otherLooks.map { look in
        var system = request.system
        system.look = look
        return system
      }
  }

  private func placements(
    of item: RegisteredItem, _ archiver: ItemArchiver, _ states: [ItemState], plugin: Int
  ) async throws -> [PlacedItem] {
    let steps = PlacementSteps(worker: self, plugin: plugin, typeName: item.typeName)
    return try await archiver.placements(in: states, on: systems, observer: steps).map { placed in
      PlacedItem(
        kind: item.kind, plugin: request.plugins[plugin].name, surface: placed.surface.id,
        slot: placed.archive.slot.id, mode: placed.archive.mode, state: placed.archive.state,
        placement: placed.placement)
    }
  }
}

/// Tells the steps of asking surfaces: one of a plugin is user code, which may crash or hang.
private struct PlacementSteps: ItemArchiver.Observer {
  let worker: Worker
  let plugin: Int
  let typeName: String

  func mayAsk(_ surface: any Surface) -> Bool {
    worker.owner(of: surface).map { !worker.request.skips(.representing, $0, surface.id) } ?? true
  }

  func willAsk(_ surface: any Surface) {
    if let owner = worker.owner(of: surface) { worker.step(.representing, owner, surface.id) }
  }

  func didAsk(_ surface: any Surface) {
    if worker.owner(of: surface) != nil { worker.step(.archiving, plugin, typeName) }
  }
}

/// The identity of an item in one run.
enum ItemKey {
  static func text(plugin: Int, kind: String) -> String { "\(plugin)/\(kind)" }
}
