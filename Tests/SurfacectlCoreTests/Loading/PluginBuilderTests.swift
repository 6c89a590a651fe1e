// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import Testing

@testable import SurfacectlCore

/// All that a plugin is built from: when any of it changes, it is built again.
struct PluginBuilderTests {
  private let plugin = PluginFolder(
    name: "Lamp", module: "Lamp", path: "Lamp",
    files: [SourceFile(path: "Lamp/A.swift", bytes: Data("a".utf8))],
    withFiles: [SourceFile(path: "With/W.swift", bytes: Data("w".utf8))], catalogs: [],
    strings: [])

  private func ingredients(
    _ words: [String] = [], _ change: (PluginFolder) -> PluginFolder = { $0 }
  ) throws -> Data {
    let temporary = try TemporaryFolder()
    defer { temporary.remove() }
    let builder = PluginBuilder(
      toolchain: try Toolchain(), options: try CommonOptions(words), temporary: temporary,
      cache: nil)
    return builder.ingredients(of: change(plugin))
  }

  private func files(_ files: [SourceFile], with: [SourceFile]? = nil) -> PluginFolder {
    PluginFolder(
      name: plugin.name, module: plugin.module, path: plugin.path, files: files,
      withFiles: with ?? plugin.withFiles, catalogs: [], strings: [])
  }

  @Test func `the same gives the same`() throws {
    #expect(try ingredients() == ingredients())
  }

  @Test(
    arguments: [["--platform", "watchos"], ["--swift-version", "6"], ["-D", "DEBUG"]])
  func `flags of the compiler count`(_ words: [String]) throws {
    #expect(try ingredients() != ingredients(words))
  }

  @Test(arguments: [["--locked"], ["--os", "18"], ["--look", "clear"], ["--timeout", "3"]])
  func `what is only asked of the library does not`(_ words: [String]) throws {
    #expect(try ingredients() == ingredients(words))
  }

  @Test func `sources count with their paths and where they belong`() throws {
    let a = SourceFile(path: "Lamp/A.swift", bytes: Data("b".utf8))
    let renamed = SourceFile(path: "Lamp/B.swift", bytes: Data("a".utf8))
    let variants = [
      try ingredients(), try ingredients { _ in files([a]) },
      try ingredients { _ in files([renamed]) },
      try ingredients { _ in files(plugin.files + plugin.withFiles, with: []) },
      try ingredients { _ in files([], with: plugin.files + plugin.withFiles) },
    ]
    #expect(Set(variants).count == variants.count)
  }

  @Test func `no text of one file can pass for two`() throws {
    let one = SourceFile(path: "Lamp/A.swift", bytes: Data("afile 12 Lamp/B.swift 1\nb".utf8))
    let two = [
      SourceFile(path: "Lamp/A.swift", bytes: Data("a".utf8)),
      SourceFile(path: "Lamp/B.swift", bytes: Data("b".utf8)),
    ]
    #expect(try ingredients { _ in files([one]) } != ingredients { _ in files(two) })
  }

  @Test func `the module counts`() throws {
    var other = plugin
    other.module = "Other"
    #expect(try ingredients() != ingredients { _ in other })
  }

  @Test func `the compiler and this program count`() throws {
    let toolchain = try Toolchain()
    #expect(toolchain.identity.contains("swift-frontend"))
    #expect(toolchain.identity.contains(try #require(Toolchain.programPath)))
    #expect(
      String(decoding: try ingredients(), as: UTF8.self).contains(toolchain.identity))
  }
}
