// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Keeps built plugins in a folder, each under a digest of all that it was built from.
///
/// An entry counts only when its copy of the ingredients is the same, byte by byte, so that neither a
/// digest that two plugins share nor a damaged entry can bring up the wrong library.
struct BuildCache {
  let root: String
  /// The bytes that entries may take up together; the ones not used for longest go first.
  let sizeLimit: Int

  /// 256 MB, which is room for a thousand plugins.
  static let standardSizeLimit = 256 << 20

  /// The user's own cache folder.
  static func standard(
    _ variable: (String) -> String? = PlainFile.variable
  ) -> BuildCache {
    if let folder = variable("SURFACECTL_CACHE"), !folder.isEmpty {
      return BuildCache(root: folder)
    }
    if let folder = variable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
      return BuildCache(root: folder + "/surfacectl")
    }
    // Foundation asks the account and not the variable.
    let home = variable("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory()
    return BuildCache(root: home + "/.cache/surfacectl")
  }

  init(root: String, sizeLimit: Int = standardSizeLimit) {
    self.root = root
    self.sizeLimit = sizeLimit
  }

  /// The entry for some ingredients; nil when there is none that is whole.
  func entry(for ingredients: Data, _ folder: PluginFolder) -> BuiltPlugin? {
    let entry = CacheEntry(path: path(for: ingredients))
    guard entry.holds(ingredients) else { return nil }
    entry.touch()
    return BuiltPlugin(folder, in: entry.path)
  }

  /// Takes a finished build into the cache; returns false where the cache can't take it.
  func store(_ build: String, ingredients: Data) -> Bool {
    let target = path(for: ingredients)
    let staging = CacheEntry(path: root + "/" + Self.stagingPrefix + UUID().uuidString)
    let files = FileManager.default
    do {
      try Self.makeFolder(root)
      try Self.makeFolder(staging.path)
      for name in CacheEntry.names where files.fileExists(atPath: build + "/" + name) {
        try files.copyItem(atPath: build + "/" + name, toPath: staging.path + "/" + name)
      }
      try staging.close(ingredients)
      // An entry of that name is another plugin's or damaged: the newer one takes its place.
      try? files.removeItem(atPath: target)
      try files.moveItem(atPath: staging.path, toPath: target)
    } catch {
      try? files.removeItem(atPath: staging.path)
      return false
    }
    shrink(keeping: target)
    return true
  }

  private static let stagingPrefix = ".new-"

  private static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  private func path(for ingredients: Data) -> String {
    root + "/" + String(Digest.of(ingredients), radix: 16)
  }

  // MARK: Size

  /// Removes the entries that were not used for longest until the others are within the limit, and
  /// what programs that were killed left unfinished.
  private func shrink(keeping newest: String) {
    let files = FileManager.default
    var entries: [(path: String, size: Int, used: Date)] = []
    for name in (try? files.contentsOfDirectory(atPath: root)) ?? [] {
      let path = root + "/" + name
      if name.hasPrefix(Self.stagingPrefix) {
        removeIfStale(path)
      } else if Self.isEntryName(name), let usage = CacheEntry(path: path).usage {
        entries.append((path, usage.size, usage.used))
      }
    }
    var total = entries.reduce(0) { $0 + $1.size }
    for entry in entries.sorted(by: { $0.used < $1.used }) where entry.path != newest {
      guard total > sizeLimit else { break }
      try? files.removeItem(atPath: entry.path)
      total -= entry.size
    }
  }

  /// Whether a file could be an entry's: other files in the folder are not ours.
  private static func isEntryName(_ name: String) -> Bool {
    UInt64(name, radix: 16).map { String($0, radix: 16) } == name
  }

  private func removeIfStale(_ path: String) {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let made = attributes?[.modificationDate] as? Date,
      made < Date(timeIntervalSinceNow: -3600)
    else { return }
    try? FileManager.default.removeItem(atPath: path)
  }
}
