// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus

/// What building a plugin left: a library to open, and what is known of its sources.
struct BuiltPlugin {
  let folder: PluginFolder
  let library: String
  let index: SourceIndex
  let diagnostics: Diagnostics
}

/// Keeps built plugins in a folder, each under a fingerprint of all that it was built from.
///
/// An entry counts only when its copy of the ingredients is the same, byte by byte, so that neither a
/// fingerprint that two plugins share nor a damaged entry can bring up the wrong library.
struct BuildCache {
  private let root: String

  /// The user's own cache folder.
  static func standard() -> BuildCache {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["SURFACECTL_CACHE"], !folder.isEmpty {
      return BuildCache(root: folder)
    }
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return BuildCache(root: folder + "/surfacectl")
    }
    return BuildCache(root: NSHomeDirectory() + "/.cache/surfacectl")
  }

  init(root: String) { self.root = root }

  /// The entry for some ingredients; nil when there is none that is whole.
  func entry(for ingredients: Data, _ folder: PluginFolder) -> BuiltPlugin? {
    let path = path(for: ingredients)
    guard
      let stored = try? Data(contentsOf: URL(fileURLWithPath: path + "/ingredients")),
      stored == ingredients
    else { return nil }
    return Self.read(path, folder)
  }

  /// Reads a built plugin from a folder; nil when something is missing or damaged.
  static func read(_ path: String, _ folder: PluginFolder) -> BuiltPlugin? {
    let decoder = JSONDecoder()
    guard FileManager.default.fileExists(atPath: path + "/library.so"),
      let index = try? Data(contentsOf: URL(fileURLWithPath: path + "/index.json")),
      let diagnostics = try? Data(contentsOf: URL(fileURLWithPath: path + "/diagnostics.json")),
      let index = try? decoder.decode(SourceIndex.self, from: index),
      let diagnostics = try? decoder.decode(Diagnostics.self, from: diagnostics)
    else { return nil }
    return BuiltPlugin(
      folder: folder, library: path + "/library.so", index: index, diagnostics: diagnostics)
  }

  /// Takes a finished build into the cache; returns false where the cache can't take it.
  func store(_ build: String, ingredients: Data) -> Bool {
    let target = path(for: ingredients)
    let staging = root + "/.\(UUID().uuidString)"
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: root, withIntermediateDirectories: true)
      try files.createDirectory(atPath: staging, withIntermediateDirectories: false)
      for name in ["library.so", "index.json", "diagnostics.json"] {
        try files.copyItem(atPath: build + "/" + name, toPath: staging + "/" + name)
      }
      try ingredients.write(to: URL(fileURLWithPath: staging + "/ingredients"))
      // An entry of that name is another plugin's or damaged: the newer one takes its place.
      try? files.removeItem(atPath: target)
      try files.moveItem(atPath: staging, toPath: target)
      return true
    } catch {
      try? files.removeItem(atPath: staging)
      return false
    }
  }

  private func path(for ingredients: Data) -> String {
    root + "/" + String(FileNames.fingerprint(ingredients), radix: 16)
  }
}
