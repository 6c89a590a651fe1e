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
    ])
  func `the folder is the one that the environment names`(
    _ environment: [String: String], _ root: String
  ) {
    #expect(BuildCache.standard(environment).root == root)
  }

  @Test(arguments: [[:], ["XDG_CACHE_HOME": "relative"]])
  func `without one it is in the home`(_ environment: [String: String]) {
    #expect(BuildCache.standard(environment).root.hasSuffix("/.cache/surfacectl"))
  }
}
