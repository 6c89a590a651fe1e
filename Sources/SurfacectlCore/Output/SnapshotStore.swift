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
  /// Whether something failed, so that its snapshots are missing here.
  var hasFailures = false
  /// The folders of plugins in which a file without an item is an orphan; nil for all.
  var ownFolders: Set<String>?

  init(folder: String, snapshots: [String: String]) {
    self.folder = folder
    self.snapshots = snapshots
  }

  /// Writes all snapshots.
  ///
  /// - Parameter prunes: Whether files that belong to no item any more are removed.
  func record(prunes: Bool = false) throws(LoadingError) -> SnapshotBody {
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
    return body(files + (prunes ? try orphans.map(remove) : orphans), isRecord: true)
  }

  /// Compares all snapshots with their files; writes nothing.
  func verify() -> SnapshotBody {
    let files = snapshots.sorted { $0.key < $1.key }.map { path, whole in
      file(path, old: read(path).map { part(of: $0, path) }, new: part(of: whole, path))
    }
    return body(files + orphans, isRecord: false)
  }

  private func body(_ files: [SnapshotBody.File], isRecord: Bool) -> SnapshotBody {
    SnapshotBody(folder: folder, isRecord: isRecord, files: files, isWhole: !hasFailures)
  }

  private func remove(_ file: SnapshotBody.File) throws(LoadingError) -> SnapshotBody.File {
    var file = file
    do { try FileManager.default.removeItem(atPath: file.path) } catch {
      throw LoadingError("\(file.path) can't be removed")
    }
    // The folder of a plugin whose last item has vanished goes with it; others are not empty.
    rmdir((file.path as NSString).deletingLastPathComponent)
    file.state = .removed
    return file
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
    func isOwn(_ name: String) -> Bool {
      ownFolders?.contains { name.hasPrefix($0 + "/") } ?? true
    }
    return names.filter { $0.hasSuffix(".txt") && snapshots[$0] == nil && isOwn($0) }.sorted().map {
      SnapshotBody.File(path: folder + "/" + $0, state: .orphan, old: read($0) ?? "", new: "")
    }
  }

  /// The path of a snapshot within the folder of snapshots: plugin, kind and surface.
  static func path(plugin: String, kind: String, surface: String) -> String {
    let folder = FileNames.escaped(plugin)
    return "\(folder)/\(FileNames.escaped(kind)).\(FileNames.escaped(surface)).txt"
  }
}
