// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

@testable import SurfacectlCore

/// What was built is kept under all that it was built from.
struct BuildCacheTests {
  private let folder: SampleFolder
  private let cache: BuildCache
  private let plugin = PluginFolder(
    name: "Lamp", module: "Lamp", path: "Lamp", files: [], withFiles: [], catalogs: [],
    strings: [])

  init() throws {
    folder = try SampleFolder()
    cache = BuildCache(root: folder("cache"))
    try folder.write("build/library.so", "library")
    try folder.write("build/index.json", "{}")
  }

  private func entry(_ ingredients: String) -> BuiltPlugin? {
    cache.entry(for: Data(ingredients.utf8), plugin)
  }

  private func store(_ ingredients: String) -> Bool {
    cache.store(folder("build"), ingredients: Data(ingredients.utf8))
  }

  private func entryFolder() throws -> String {
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.root)
    return cache.root + "/" + (try #require(names.first { !$0.hasPrefix(".") }))
  }

  @Test func `what was stored is found under the same ingredients alone`() throws {
    #expect(entry("a") == nil)
    #expect(store("a"))
    let library = try #require(entry("a")).library
    #expect(FileManager.default.contents(atPath: library) == Data("library".utf8))
    #expect(entry("b") == nil)
  }

  @Test func `what is known of the sources and what was said of them comes with it`() throws {
    try folder.write("build/notes", "one\ntwo")
    #expect(store("a"))
    #expect(try #require(entry("a")).notes == ["one", "two"])
  }

  @Test(arguments: ["library.so", "index.json", "seal", "ingredients"])
  func `a damaged entry counts for nothing and is replaced`(_ name: String) throws {
    #expect(store("a"))
    let path = try entryFolder() + "/" + name
    try Data("damaged".utf8).write(to: URL(fileURLWithPath: path))
    #expect(entry("a") == nil)
    #expect(store("a"))
    #expect(entry("a") != nil)
  }

  @Test(arguments: ["notes", "diagnostics.json"])
  func `a file that not every build leaves is sealed too`(_ name: String) throws {
    try folder.write("build/" + name, "one")
    #expect(store("a"))
    let path = try entryFolder() + "/" + name
    try Data("two".utf8).write(to: URL(fileURLWithPath: path))
    #expect(entry("a") == nil)
    try FileManager.default.removeItem(atPath: path)
    #expect(entry("a") == nil)
  }

  @Test(arguments: ["notes", "diagnostics.json"])
  func `a file that came later is noticed`(_ name: String) throws {
    #expect(store("a"))
    try Data("more".utf8).write(to: URL(fileURLWithPath: try entryFolder() + "/" + name))
    #expect(entry("a") == nil)
  }

  @Test func `nobody else can look into it`() throws {
    #expect(store("a"))
    for path in [cache.root, try entryFolder()] {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
  }

  // MARK: Size

  /// A cache with room for two entries, in which three were stored, each before an hour more.
  private func fullCache() throws -> BuildCache {
    try folder.write("build/library.so", String(repeating: "x", count: 1000))
    let small = BuildCache(root: cache.root, sizeLimit: 2500)
    for (hours, name) in ["a", "b"].enumerated() {
      #expect(small.store(folder("build"), ingredients: Data(name.utf8)))
      // What the last run of this loop made old stays older.
      let seals = try FileManager.default.subpathsOfDirectory(atPath: cache.root)
        .filter { $0.hasSuffix("/seal") }.map { cache.root + "/" + $0 }
      for seal in seals where try Self.age(of: seal) < 1800 {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: Double(hours - 5) * 3600)],
          ofItemAtPath: seal)
      }
    }
    return small
  }

  private static func age(of path: String) throws -> Double {
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    return -(try #require(attributes[.modificationDate] as? Date)).timeIntervalSinceNow
  }

  @Test func `what was not used for longest goes first`() throws {
    let small = try fullCache()
    #expect(small.store(folder("build"), ingredients: Data("c".utf8)))
    #expect(entry("a") == nil)
    #expect(entry("b") != nil)
    #expect(entry("c") != nil)
  }

  @Test func `what was used stays`() throws {
    let small = try fullCache()
    #expect(entry("a") != nil)
    #expect(small.store(folder("build"), ingredients: Data("c".utf8)))
    #expect(entry("a") != nil)
    #expect(entry("b") == nil)
  }

  @Test func `an entry larger than the limit is kept until the next comes`() throws {
    let tiny = BuildCache(root: cache.root, sizeLimit: 1)
    #expect(tiny.store(folder("build"), ingredients: Data("a".utf8)))
    #expect(entry("a") != nil)
    #expect(tiny.store(folder("build"), ingredients: Data("b".utf8)))
    #expect(entry("a") == nil)
  }

  @Test func `files that are no entries do not go`() throws {
    for name in ["cache/notes.txt", "cache/beef.txt", "cache/.hidden", "cache/Photos/a"] {
      try folder.write(name, String(repeating: "x", count: 5000))
    }
    let tiny = BuildCache(root: cache.root, sizeLimit: 1)
    #expect(tiny.store(folder("build"), ingredients: Data("a".utf8)))
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.root)
    #expect(Set(names).isSuperset(of: ["notes.txt", "beef.txt", ".hidden", "Photos"]))
  }

  @Test func `what a program that was killed left goes when it is old`() throws {
    for (name, age) in [(".new-old", -7200.0), (".new-young", 0)] {
      try folder.write("cache/\(name)/library.so")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: age)],
        ofItemAtPath: cache.root + "/" + name)
    }
    #expect(store("a"))
    let names = try FileManager.default.contentsOfDirectory(atPath: cache.root)
    #expect(names.filter { $0.hasPrefix(".") } == [".new-young"])
  }

  @Test func `a build without a library is no entry`() throws {
    try FileManager.default.removeItem(atPath: folder("build/library.so"))
    _ = store("a")
    #expect(entry("a") == nil)
  }

  @Test func `nothing stays behind beside the entry`() throws {
    #expect(store("a"))
    #expect(store("a"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: cache.root).count == 1)
  }

  @Test func `where nothing can be written nothing is kept`() throws {
    let file = try folder.write("file")
    #expect(!BuildCache(root: file + "/cache").store(folder("build"), ingredients: Data()))
  }

  @Test(
    arguments: [
      (["SURFACECTL_CACHE": "/c", "XDG_CACHE_HOME": "/x"], "/c"),
      (["SURFACECTL_CACHE": "", "XDG_CACHE_HOME": "/x"], "/x/surfacectl"),
      (["XDG_CACHE_HOME": "relative", "HOME": "/h"], "/h/.cache/surfacectl"),
      (["HOME": "/h"], "/h/.cache/surfacectl"),
    ])
  func `the folder is the one that the environment names`(
    _ environment: [String: String], _ root: String
  ) {
    #expect(BuildCache.standard { environment[$0] }.root == root)
  }

  @Test(arguments: [[:], ["XDG_CACHE_HOME": "relative"], ["HOME": ""], ["HOME": "relative"]])
  func `without one it is in the account's home`(_ environment: [String: String]) {
    #expect(BuildCache.standard { environment[$0] }.root.hasSuffix("/.cache/surfacectl"))
  }
}
