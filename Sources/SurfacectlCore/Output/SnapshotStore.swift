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

  /// Writes all snapshots.
  func record() throws(LoadingError) -> SnapshotBody {
    var files: [SnapshotBody.File] = []
    for (path, whole) in snapshots.sorted(by: { $0.key < $1.key }) {
      let old = read(path)
      let text = merged(whole, into: old, path)
      let file = file(path, old: old, new: text)
      files.append(file)
      guard file.state != .same else { continue }
      let url = URL(fileURLWithPath: file.path)
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
      } catch {
        throw LoadingError("\(file.path) can't be written")
      }
    }
    return SnapshotBody(folder: folder, isRecord: true, files: files + orphans)
  }

  /// Compares all snapshots with their files; writes nothing.
  func verify() -> SnapshotBody {
    let files = snapshots.sorted { $0.key < $1.key }.map { path, whole in
      file(path, old: read(path).map { part(of: $0, path) }, new: part(of: whole, path))
    }
    return SnapshotBody(folder: folder, isRecord: false, files: files + orphans)
  }

  private func file(_ path: String, old: String?, new: String) -> SnapshotBody.File {
    SnapshotBody.File(
      path: folder + "/" + path, state: old == nil ? .new : old == new ? .same : .changed,
      old: old ?? "", new: new)
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

  /// The files that no item has any more.
  private var orphans: [SnapshotBody.File] {
    guard !isPartial else { return [] }
    let names = (FileManager.default.enumerator(atPath: folder)?.allObjects ?? []).compactMap {
      $0 as? String
    }
    return names.filter { $0.hasSuffix(".txt") && snapshots[$0] == nil }.sorted().map {
      SnapshotBody.File(path: folder + "/" + $0, state: .orphan, old: read($0) ?? "", new: "")
    }
  }

  /// The path of a snapshot within the folder of snapshots: plugin, kind and surface.
  static func path(plugin: String, kind: String, surface: String) -> String {
    let folder = FileNames.escaped(plugin)
    return "\(folder)/\(FileNames.escaped(kind)).\(FileNames.escaped(surface)).txt"
  }
}
