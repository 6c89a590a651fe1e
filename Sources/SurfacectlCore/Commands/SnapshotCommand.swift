// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentStore
import SurfaceDrawing

/// Records and verifies snapshot files.
enum SnapshotCommand: Command {
  static let spec = CommandSpec(
    name: "snapshot",
    abstract: "Records or verifies snapshot files, one for each item and surface.",
    discussion:
      "'verify' writes nothing, and its exit status is 1 when anything differs: it is what runs under CI.",
    arguments: [
      ArgumentSpec(
        name: "action", kind: .choice(["record", "verify"]), help: "What to do: record or verify."),
      CommonOptions.pathArgument,
    ],
    options: [
      OptionSpec(
        names: ["--snapshots"], value: "folder", kind: .folder,
        help: "Where the snapshots are (default: surfaces, in the project around the first path)."),
      OptionSpec(
        names: ["--prune"],
        help: "With 'record', remove the files that belong to no item any more."),
    ] + CommonOptions.filters + CommonOptions.system + CommonOptions.loading)

  static func report(_ arguments: ParsedArguments) throws -> Report {
    var options = try CommonOptions(arguments, paths: Array(arguments.positional.dropFirst()))
    let isRecord = arguments.positional[0] == "record"
    let prunes = arguments.has("--prune")
    if prunes, !isRecord || options.isFiltered {
      throw UsageError(
        message: isRecord
          ? "'--prune' can't go with a filter, which hides items that are still there"
          : "'--prune' goes with 'record'; 'verify' writes nothing", command: spec)
    }
    // A snapshot of another minute would be another one.
    options.instant = options.instant ?? standardInstant
    let folder = arguments.value("--snapshots") ?? SnapshotFolder.standard(for: options.paths)
    let session = try Session.load(options, states: .all, command: spec)
    let groups = groups(session)
    var store = SnapshotStore(folder: folder, snapshots: snapshots(groups, session, options))
    store.hasFailures = !session.failures.isEmpty
    store.isPartial = options.isFiltered || store.hasFailures
    if session.workspace?.isSelection == true {
      store.ownFolders = Set(session.plugins.map { FileNames.escaped($0.folder.name) })
    }
    store.sections = options.isFiltered ? sections(groups, options) : nil
    let body = isRecord ? try store.record(prunes: prunes) : store.verify()
    var report = Report(.snapshot(body), of: session, options)
    if prunes, store.hasFailures {
      report.notes.append(
        "note: nothing was pruned, since what could not be loaded or run may have snapshots")
    }
    return report
  }

  /// 2026-01-01T09:41:00Z, in seconds since 1970.
  private static let standardInstant = 1_767_260_460.0

  /// What each surface does with each item, by the path of its snapshot within the folder.
  private static func groups(_ session: Session) -> [(path: String, placements: [PlacedItem])] {
    session.items.flatMap { item in
      Dictionary(grouping: item.placements, by: \.surface).map { surface, placements in
        let path = SnapshotStore.path(
          plugin: placements[0].plugin, kind: item.item.kind, surface: surface)
        return (path, placements)
      }
    }
  }

  /// The sections that filters leave of each snapshot, by its path within the folder.
  private static func sections(
    _ groups: [(path: String, placements: [PlacedItem])], _ options: CommonOptions
  ) -> [String: Set<String>] {
    let sections = groups.map { path, placements in
      (path, Set(placements.filter { options.leaves($0) }.map { SnapshotFormat.heading($0) }))
    }
    return Dictionary(sections, uniquingKeysWith: { $0.union($1) }).filter { !$1.isEmpty }
  }

  /// The whole text of each snapshot that filters leave a part of, by its path within the folder.
  private static func snapshots(
    _ groups: [(path: String, placements: [PlacedItem])], _ session: Session,
    _ options: CommonOptions
  ) -> [String: String] {
    let format = SnapshotFormat(facts: session.facts)
    let texts = groups.lazy.filter { $0.placements.contains { options.leaves($0) } }.map {
      ($0.path, format.draw($0.placements))
    }
    return Dictionary(texts, uniquingKeysWith: { $1 })
  }
}

/// Finds the folder of snapshots.
enum SnapshotFolder {
  /// `surfaces` in the project around a path: inside a target's folder it would become part of the extension.
  static func standard(for paths: [String]) -> String {
    guard let first = paths.first else { return "surfaces" }
    let marks = ["app.json", "Package.swift", ".git"]
    let start = URL(fileURLWithPath: first).standardizedFileURL
    var folder = start
    let here = URL(fileURLWithPath: ".").standardizedFileURL.path
    while folder.path != "/" {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      if names.contains(where: { marks.contains($0) || $0.hasSuffix(".xcodeproj") }) {
        return shown(folder.path, given: first, start: start.path, here: here) + "surfaces"
      }
      folder = folder.deletingLastPathComponent()
    }
    return "surfaces"
  }

  /// A folder as the user would type it, with a slash at its end; nothing for the current one.
  private static func shown(
    _ folder: String, given: String, start: String, here: String
  ) -> String {
    if folder == here { return "" }
    if folder.hasPrefix(here + "/") { return folder.dropFirst(here.count + 1) + "/" }
    // Above the current folder: go up from what was given, as often as the folder lies above it.
    if !given.hasPrefix("/"), start.hasPrefix(folder) {
      let ups = start.dropFirst(folder.count).split(separator: "/").count
      return given + "/" + String(repeating: "../", count: ups)
    }
    return folder + "/"
  }
}
