// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SourceModel
import SurfaceRules

/// What building a plugin left: a library to open, and what is known of its sources.
final class BuiltPlugin {
  let folder: PluginFolder
  let library: String
  private let directory: String

  /// What is known of the sources; read when it is first asked for, since most runs never ask.
  private(set) lazy var index: SourceIndex =
    Self.read("index.json", in: directory)
    ?? SourceIndex()

  /// What the compiler said of a build that succeeded.
  private(set) lazy var diagnostics: Diagnostics? = Self.read("diagnostics.json", in: directory)

  /// A sentence for each import that was left out, and one where there was no reader.
  var notes: [String] {
    guard let data = FileManager.default.contents(atPath: directory + "/notes") else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  init(_ folder: PluginFolder, in directory: String) {
    self.folder = folder
    self.directory = directory
    library = directory + "/library.so"
  }

  /// What its sources say, as rules take it.
  var evidence: SourceEvidence {
    SourceEvidence(
      index: self.index,
      files: folder.files.map { file in
        SourceText(path: file.path, text: String(decoding: file.bytes, as: UTF8.self))
      },
      acceptedNames: diagnostics?.acceptedNames ?? [])
  }

  private static func read<Value: Decodable>(_ name: String, in directory: String) -> Value? {
    guard let data = FileManager.default.contents(atPath: directory + "/" + name) else {
      return nil
    }
    return try? JSONDecoder().decode(Value.self, from: data)
  }
}

/// Keeps built plugins in a folder, each under a fingerprint of all that it was built from.
///
/// An entry counts only when its copy of the ingredients is the same, byte by byte, so that neither a
/// fingerprint that two plugins share nor a damaged entry can bring up the wrong library.
struct BuildCache {
  let root: String

  /// The user's own cache folder.
  static func standard(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> BuildCache {
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
    let files = FileManager.default
    guard let stored = files.contents(atPath: path + "/ingredients"), stored == ingredients,
      let seal = files.contents(atPath: path + "/seal"), seal == Self.seal(of: path)
    else { return nil }
    return BuiltPlugin(folder, in: path)
  }

  /// A number that changes when the library or what is known of it is damaged.
  private static func seal(of path: String) -> Data? {
    guard let library = FileManager.default.contents(atPath: path + "/library.so"),
      let index = FileManager.default.contents(atPath: path + "/index.json")
    else { return nil }
    return Data("\(fingerprint(library)) \(fingerprint(index))".utf8)
  }

  private static func fingerprint(_ data: Data) -> UInt64 {
    var hash = UInt64(data.count) ^ 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for word in 0..<words {
        let value = bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
        hash = (hash ^ value) &* 0x100_0000_01b3
        hash ^= hash >> 29
      }
      for byte in bytes[(words * 8)...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return hash
  }

  /// Takes a finished build into the cache; returns false where the cache can't take it.
  func store(_ build: String, ingredients: Data) -> Bool {
    let target = path(for: ingredients)
    let staging = root + "/.\(UUID().uuidString)"
    let files = FileManager.default
    do {
      try files.createDirectory(atPath: root, withIntermediateDirectories: true)
      try files.createDirectory(atPath: staging, withIntermediateDirectories: false)
      for name in ["library.so", "index.json", "diagnostics.json", "notes"]
      where files.fileExists(atPath: build + "/" + name) {
        try files.copyItem(atPath: build + "/" + name, toPath: staging + "/" + name)
      }
      try Self.seal(of: staging)?.write(to: URL(fileURLWithPath: staging + "/seal"))
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
    root + "/" + String(Self.fingerprint(ingredients), radix: 16)
  }
}
