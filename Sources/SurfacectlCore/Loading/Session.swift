// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import SurfaceRules
import Surfaces

/// What was loaded and archived for one command.
struct Session {
  var surfaces: [SurfaceDescription]
  var plugins: [BuiltPlugin]
  /// Keeps the files of plugins that are in no cache.
  var workspace: Workspace?
  var items: [WorkerMessage.Item]
  var failures: [Failure]
  var findings: [Finding]
  /// Sentences for standard error: imports left out, a cache that can't be written.
  var notes: [String]
  /// What plugins printed, by name.
  var printed: [(plugin: String, output: Data)]

  /// The facts of controls and widgets everywhere, and of all surfaces.
  var facts: FactIndex { FactIndex(surfaces) }

  /// All placements that the filters of the options leave, in order.
  func placements(_ options: CommonOptions) -> [PlacedItem] {
    let placements = items.flatMap(\.placements)
    return options.isFiltered ? placements.filter { options.leaves($0) } : placements
  }

  /// The surfaces and slots that the filters of the options leave, in order.
  func surfaces(_ options: CommonOptions) -> [SurfaceDescription] {
    guard !options.surfaces.isEmpty || !options.slots.isEmpty else { return surfaces }
    return surfaces.compactMap { surface in
      var surface = surface
      if !options.surfaces.contains(surface.id) {
        surface.slots = surface.slots.filter { options.slots.contains("\(surface.id)/\($0.id)") }
      }
      return surface.slots.isEmpty ? nil : surface
    }
  }

  /// Loads what the options mean, has it archived and represented by workers.
  static func load(
    _ options: CommonOptions, states: WorkerJob.States, command: CommandSpec
  ) throws -> Session {
    let store = try StoreOption.read(options.store)
    let workspace = try Workspace(options, command: command)
    let session = try workspace.session(workspace.job(store, states))
    try session.checkFilters(options, command)
    return session
  }

  /// Where the type of an item is declared.
  func source(of entry: WorkerMessage.Item) -> ItemDescription.Source? {
    plugins[entry.plugin].index.type(named: entry.item.typeName).map {
      ItemDescription.Source(file: $0.file, line: $0.line)
    }
  }

  /// Where the type of an item is declared.
  func source(of item: ItemDescription) -> ItemDescription.Source? {
    guard let plugin = plugins.first(where: { $0.folder.name == item.plugin }) else { return nil }
    return plugin.index.type(named: item.typeName).map {
      ItemDescription.Source(file: $0.file, line: $0.line)
    }
  }

  /// Sorts what went wrong in a worker: what a rule judges becomes findings, everything else failures.
  mutating func add(_ problems: [WorkerMessage.Problem]) {
    for problem in problems {
      guard let number = problem.plugin, plugins.indices.contains(number) else {
        failures.append(contentsOf: problem.trouble.failure.map { [Failure(error: $0)] } ?? [])
        continue
      }
      let plugin = plugins[number]
      let type = plugin.index.type(named: problem.typeName)
      if case .kind(let fault) = problem.trouble {
        let place = SourcePlace(
          file: type?.file ?? plugin.folder.path, line: type?.line, column: type?.column)
        findings += Rules.findings(
          in: RegistrationEvidence(fault: fault, typeName: problem.typeName, place: place))
      } else if let sentence = problem.trouble.failure {
        failures.append(
          Failure(
            plugin: plugin.folder.name, file: type?.file ?? plugin.folder.path, line: type?.line,
            column: type?.column, error: sentence))
      }
    }
  }

  /// Has the rules judge the sources of each plugin, and what was archived of each item.
  mutating func judge() {
    let sources = plugins.map { $0.evidence }
    findings += sources.flatMap { Rules.findings(in: $0) }
    for entry in items {
      findings += Rules.findings(
        in: ItemEvidence(
          item: entry.item, placements: entry.placements, observations: entry.observations,
          sources: sources[entry.plugin]))
    }
  }

  /// A plugin from which nothing came is most likely not what the user thinks it is.
  mutating func checkEmptyPlugins() {
    for (index, plugin) in plugins.enumerated() {
      let isSurface = surfaces.contains { $0.source == plugin.folder.path }
      let hasItems = items.contains { $0.plugin == index }
      let hasTrouble =
        failures.contains { $0.plugin == plugin.folder.name }
        || findings.contains { finding in plugin.folder.files.contains { $0.path == finding.file } }
      guard !isSurface, !hasItems, !hasTrouble else { continue }
      notes.append(
        "\(plugin.folder.path): note: nothing in it is a control, a widget, an App Shortcut or a surface"
      )
    }
  }

  func checkFilters(_ options: CommonOptions, _ command: CommandSpec) throws {
    let known = surfaces.map(\.id)
    for id in options.surfaces where !known.contains(id) {
      throw UsageError(
        message:
          "There is no surface '\(SafeName.quoted(id))'; there are \(SafeName.list(known))",
        command: command)
    }
    let slots = surfaces.flatMap { surface in surface.slots.map { "\(surface.id)/\($0.id)" } }
    for id in options.slots where !slots.contains(id) {
      throw UsageError(
        message: "There is no slot '\(SafeName.quoted(id))'; 'surfacectl surfaces' lists them",
        command: command)
    }
  }
}

extension Session {
  /// The surfaces of the program, without any plugin.
  static var builtIn: Session {
    Session(
      surfaces: BuiltIn.surfaces.map { SurfaceDescription($0, source: "built-in") }, plugins: [],
      items: [], failures: [], findings: [], notes: [], printed: [])
  }
}
