// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// What the command line names may be in what could not be loaded: that is told, and the status is 2.
struct NotLoadedTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(cache: .shared)
    try sandbox.add(.lamp)
    try sandbox.write("Broken/Broken.swift", "let broken: Int = \"text\"\n")
  }

  @Test(
    arguments: [
      ["render", "Broken", "--kind", "broken"], ["render", "Lamp", "Broken", "--kind", "broken"],
      ["render", "Broken", "--surface", "broken"], ["list", "Lamp", "Broken", "--slot", "a/b"],
      ["press", "broken", "Broken"], ["press", "lamp", "Lamp", "Broken", "--from", "broken"],
      ["explain", "broken.fact", "--of", "Broken"],
      ["store", "set", "g", "k", "1", "--store", "kept", "--of", "Broken", "--reload", "broken"],
    ])
  func `the failure is told, and the name that was not found`(arguments: [String]) throws {
    let run = try sandbox.run(arguments)
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.failures.first?.hasPrefix("Broken/Broken.swift:1:19: error: ") == true)
    #expect(run.errorLines.last?.hasPrefix("note: There is no") == true)
    #expect(!run.errors.contains("USAGE"))
  }

  @Test(
    arguments: [
      ["render", "Broken", "--kind", "broken"], ["press", "broken", "Broken"],
      ["list", "Broken", "--surface", "broken"], ["press", "--all", "Broken"],
      ["list", "Nowhere"], ["press", "x", "Lamp", "--store", "Nowhere.json"],
    ])
  func `a document has the failure in it`(arguments: [String]) throws {
    let run = try sandbox.run(arguments + ["--format", "json"])
    #expect(run.status == 2)
    let failures = try run.json().list("failures")
    #expect(failures.count == 1)
    #expect(failures.first?["error"]?.string?.isEmpty == false)
    #expect(try run.json()["version"] == .number(1))
  }
}
