// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// The command `surfaces`.
struct SurfacesCommandTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  @Test func `each adapter is told with its slots and its source`() throws {
    let run = try sandbox.run("surfaces", setting: .package)
    #expect(run.status == 0)
    #expect(run.outputLines.count == 7)
    let line = try #require(run.outputLines.last)
    for word in ["menu-bar", "Menu bar", "item", "Plugins/MenuBar"] {
      #expect(line.contains(word))
    }
    #expect(run.outputLines.dropLast().allSatisfy { $0.contains("built-in") })
  }

  @Test func `no line is wider than 100 columns`() throws {
    let run = try sandbox.run("surfaces", setting: .package)
    #expect(run.outputLines.allSatisfy { $0.count <= 100 })
  }

  @Test func `the adapters of the program are known where there is nothing to load`() throws {
    let run = try sandbox.run("surfaces")
    #expect(run.status == 0)
    #expect(
      run.outputLines.map { $0.prefix { $0 != " " } }
        == [
          "control-center", "lock-screen", "action-button", "watch", "home-screen", "stand-by",
        ])
  }

  @Test func `the JSON document has version, surfaces, failures and findings`() throws {
    let run = try sandbox.run("surfaces", "--format", "json", setting: .package)
    #expect(run.status == 0)
    let document = try run.json()
    #expect(document.keys == ["version", "surfaces", "failures", "findings"])
    #expect(document["version"] == .number(1))
    for surface in document.list("surfaces") {
      #expect(surface.keys.isSuperset(of: ["id", "name", "source", "slots", "facts"]))
      #expect(!surface.list("slots").isEmpty)
    }
  }

  @Test func `a surface from elsewhere is added`() throws {
    try sandbox.add(.shelf)
    let run = try sandbox.run("surfaces", "--plugin", "Shelf")
    #expect(run.status == 0)
    let line = try #require(run.outputLines.last)
    #expect(line.hasPrefix("shelf ") && line.hasSuffix("Shelf"))
  }

  @Test func `a surface that can't be loaded is told and the others are listed`() throws {
    try sandbox.write("Bad/Bad.swift", "let broken: Int = \"text\"\n")
    let run = try sandbox.run("surfaces", "--plugin", "Bad")
    #expect(run.status == 2)
    #expect(run.outputLines.count == 6)
    #expect(run.failures.count == 1)
  }
}
