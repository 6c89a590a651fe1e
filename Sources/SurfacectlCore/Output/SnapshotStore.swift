// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentStore
import SurfaceDrawing

/// The snapshot files of a folder, against what they should be.
struct SnapshotStore {
  let folder: String
  let snapshots: [String: String]
  /// The sections that count of each snapshot; nil for all.
  var sections: [String: Set<String>]?
  /// Whether only a part of all snapshots is known, so that files beside them are no orphans.
  var isPartial = false

  init(folder: String, snapshots: [String: String]) {
    self.folder = folder
    self.snapshots = snapshots
  }

  /// Writes all snapshots and tells what changed.
  func record() throws(LoadingError) -> String {
    var counts = (new: 0, changed: 0, same: 0)
    for (path, whole) in snapshots.sorted(by: { $0.key < $1.key }) {
      let old = read(path)
      let text = merged(whole, into: old, path)
      if old == text {
        counts.same += 1
        continue
      }
      if old == nil { counts.new += 1 } else { counts.changed += 1 }
      let file = URL(fileURLWithPath: folder + "/" + path)
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        throw LoadingError("\(folder)/\(path) can't be written")
      }
    }
    return
      "\(folder): \(counts.new) new, \(counts.changed) changed, \(counts.same) unchanged\n\(orphanLines)"
  }

  /// Compares all snapshots with their files; writes nothing.
  func verify(_ style: Style) -> (text: String, differs: Bool) {
    var text = ""
    var differing = 0
    for (path, whole) in snapshots.sorted(by: { $0.key < $1.key }) {
      let old = read(path).map { part(of: $0, path) }
      let new = part(of: whole, path)
      let name = folder + "/" + path
      let difference = UnifiedDiff.text(
        from: old ?? "", to: new, oldName: old == nil ? "/dev/null" : name, newName: name,
        style: style)
      if !difference.isEmpty { differing += 1 }
      text += difference
    }
    text += orphanLines
    text +=
      snapshots.isEmpty
      ? "nothing to verify: no item has a place that the options leave\n"
      : differing == 0
        ? "\(snapshots.count) snapshots are as recorded\n"
        : "\(differing) of \(snapshots.count) snapshots differ; 'surfacectl snapshot record' accepts what is now\n"
    // A check that checks nothing must not look like one that passed.
    return (text, differing > 0 || snapshots.isEmpty)
  }

  /// What filters leave of a snapshot.
  private func part(of text: String, _ path: String) -> String {
    guard let headings = sections?[path] else { return text }
    return SnapshotFormat.part(of: text, headings)
  }

  /// A snapshot with what filters leave taken from the new text, and the rest from the old one.
  private func merged(_ new: String, into old: String?, _ path: String) -> String {
    guard let headings = sections?[path] else { return new }
    return SnapshotFormat.text(old ?? "", replacing: headings, from: new)
  }

  private func read(_ path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// A line for each file that no item has any more.
  private var orphanLines: String {
    guard !isPartial else { return "" }
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap {
      $0 as? String
    }
    return names.filter { $0.hasSuffix(".txt") && snapshots[$0] == nil }.sorted().map {
      "orphan: \(SafeText.line(folder + "/" + $0, limit: 1000)) belongs to no item any more\n"
    }.joined()
  }

  /// The path of a snapshot within the folder of snapshots: plugin, kind and surface.
  static func path(plugin: String, kind: String, surface: String) -> String {
    let folder = FileNames.escaped(plugin)
    return "\(folder)/\(FileNames.escaped(kind)).\(FileNames.escaped(surface)).txt"
  }
}
