// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

@testable import SurfacectlCore

/// The plugins that a command line means.
struct PluginFinderTests {
  private let folder: SampleFolder

  init() throws { folder = try SampleFolder() }

  private func found(_ paths: [String], with: [String] = []) -> PluginFinder {
    var finder = PluginFinder(withFolders: with.map { folder($0) })
    for path in paths { finder.add(path: path.hasPrefix("/") ? path : folder(path)) }
    finder.read()
    return finder
  }

  @Test func `a folder with Swift files is a plugin`() throws {
    try folder.write("Lamp/B.swift")
    try folder.write("Lamp/Sub/A.swift")
    let plugin = try #require(found(["Lamp"]).plugins.first)
    #expect(plugin.name == "Lamp")
    #expect(plugin.path == folder("Lamp"))
    #expect(plugin.files.map(\.path) == [folder("Lamp/B.swift"), folder("Lamp/Sub/A.swift")])
  }

  @Test func `a folder of folders means each of them, in the order of their names`() throws {
    for name in ["Plugins/B/b.swift", "Plugins/A/a.swift", "Plugins/Docs/readme.md"] {
      try folder.write(name)
    }
    #expect(found(["Plugins"]).plugins.map(\.name) == ["A", "B"])
  }

  @Test func `a package is not one plugin`() throws {
    try folder.write("App/Package.swift")
    try folder.write("App/Lamp/Lamp.swift")
    #expect(found(["App"]).plugins.map(\.name) == ["Lamp"])
  }

  @Test func `a slash at the end changes nothing`() throws {
    try folder.write("Lamp/Lamp.swift")
    #expect(found(["Lamp/"]).plugins.map(\.path) == [folder("Lamp")])
  }

  @Test func `a folder named twice is loaded once`() throws {
    try folder.write("Lamp/Lamp.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder("Link"), withDestinationPath: folder("Lamp"))
    #expect(found(["Lamp", "./Lamp".replacing("./", with: ""), "Link"]).plugins.count == 1)
  }

  @Test func `plugins of one name are told apart`() throws {
    for name in ["A/Lamp/a.swift", "B/Lamp/b.swift", "C/B/Lamp/c.swift"] { try folder.write(name) }
    let plugins = found(["A/Lamp", "B/Lamp", "C/B/Lamp"]).plugins
    #expect(plugins.map(\.name) == ["Lamp", "B/Lamp", "B/Lamp 2"])
    #expect(Set(plugins.map(\.module)).count == 3)
  }

  @Test func `files of a shared folder belong to each plugin`() throws {
    for name in ["A/a.swift", "B/b.swift", "Shared/s.swift"] { try folder.write(name) }
    let plugins = found(["A", "B"], with: ["Shared"]).plugins
    #expect(
      plugins.map { $0.withFiles.map(\.path) }
        == Array(repeating: [folder("Shared/s.swift")], count: 2))
  }

  @Test func `catalogs and texts are found, links and resources are not followed`() throws {
    for name in [
      "Lamp/Lamp.swift", "Lamp/Art.xcassets/Contents.json", "Lamp/Text.xcstrings",
      "Lamp/de.lproj/Localizable.strings", "Lamp/Pods/pod.swift", "Lamp/.hidden.swift",
      "Far/far.swift",
    ] { try folder.write(name) }
    try FileManager.default.createSymbolicLink(
      atPath: folder("Lamp/Link"), withDestinationPath: folder("Far"))
    let plugin = try #require(found(["Lamp"]).plugins.first)
    #expect(plugin.files.map(\.path) == [folder("Lamp/Lamp.swift")])
    #expect(plugin.catalogs == [folder("Lamp/Art.xcassets")])
    #expect(plugin.strings == [folder("Lamp/Text.xcstrings"), folder("Lamp/de.lproj")])
  }

  @Test(
    arguments: [
      ("Missing", "no such folder"), ("File.swift", "this is a file"), ("Empty", "no Swift files"),
      ("App.xcodeproj", "whole projects"),
    ])
  func `what is no plugin is told`(_ name: String, _ sentence: String) throws {
    try folder.write("File.swift")
    try folder.write("Empty/readme.md")
    try folder.write("App.xcodeproj/project.pbxproj")
    let finder = found([name])
    #expect(finder.plugins.isEmpty)
    #expect(try #require(finder.failures.first).error.contains(sentence))
    #expect(finder.failures.count == 1)
  }

  @Test func `a file that is no text keeps its plugin from loading, and is named with its line`()
    throws
  {
    try folder.write("Lamp/Lamp.swift")
    let path = folder("Lamp/Bad.swift")
    try Data("let a = 1\nlet b = \u{22}".utf8 + [0xFF, 0x22]).write(to: URL(fileURLWithPath: path))
    let finder = found(["Lamp"])
    #expect(finder.plugins.isEmpty)
    let failure = try #require(finder.failures.first)
    #expect(failure.file == path)
    #expect(failure.line == 2)
  }

  // MARK: Without a path

  @Test func `without a path the current folder is meant if it is a plugin`() throws {
    try folder.write("Lamp.swift")
    try folder.write("Plugins/Bell/Bell.swift")
    var finder = PluginFinder(withFolders: [])
    let isFound = finder.addDefault(in: folder.path)
    #expect(isFound)
    finder.read()
    #expect(finder.plugins.map(\.path) == [folder.path])
  }

  @Test func `without a path its folder of plugins is meant else`() throws {
    for name in ["Plugins/B/b.swift", "Plugins/A/a.swift", "Other/o.swift"] {
      try folder.write(name)
    }
    var finder = PluginFinder(withFolders: [])
    let isFound = finder.addDefault(in: folder.path)
    #expect(isFound)
    finder.read()
    #expect(finder.plugins.map(\.name) == ["A", "B"])
  }

  @Test func `without a path there may be nothing`() throws {
    try folder.write("plugins/A/a.swift")
    var finder = PluginFinder(withFolders: [])
    let isFound = finder.addDefault(in: folder.path)
    #expect(!isFound)
    #expect(finder.count == 0)
  }
}
