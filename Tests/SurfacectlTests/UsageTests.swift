// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// Wrong usage: status 64, a sentence and the usage on standard error, nothing on standard output.
struct UsageTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(cache: .shared)
    try sandbox.add(.lamp)
  }

  @Test(
    arguments: [
      (["lst"], "lst"),
      (["--bogus"], "--bogus"),
      (["help", "bogus"], "bogus"),
      (["--generate-completion-script"], "bash"),
      (["--generate-completion-script", "tcsh"], "bash"),
      (["list", "--bogus"], "--bogus"),
      (["list", "Lamp", "-x"], "-x"),
      (["list", "Lamp", "--format"], "--format"),
      (["list", "Lamp", "--format", "yaml"], "yaml"),
      (["list", "Lamp", "--format="], "--format"),
      (["list", "Lamp", "--store", ""], "--store"),
      (["list", "Lamp", "--with="], "--with"),
      (["snapshot", "record", "Lamp", "--snapshots", ""], "--snapshots"),
      (["render", "Lamp", "--kind", ""], "--kind"),
      (["press", "", "Lamp"], "kind"),
      (["list", "Lamp", "--format", "json", "--format", "csv"], "--format"),
      (["list", "Lamp", "--locked=yes"], "--locked"),
      (["list", "Lamp", "--os", "17"], "17"),
      (["list", "Lamp", "--os", "eighteen"], "eighteen"),
      (["list", "Lamp", "--look", "matte"], "matte"),
      (["list", "Lamp", "--look", "clear", "--os", "18"], "clear"),
      (["list", "Lamp", "--platform", "tvos"], "tvos"),
      (["list", "Lamp", "--locale", "not a locale"], "not a locale"),
      (["list", "Lamp", "--locale", "../de"], "--locale"),
      (["list", "Lamp", "--locale="], "--locale"),
      (["list", "Lamp", "--fail-on", "bogus"], "bogus"),
      (["list", "Lamp", "--color", "sometimes"], "sometimes"),
      (["list", "Lamp", "--swift-version", "4"], "4"),
      (["list", "Lamp", "--timeout", "soon"], "soon"),
      (["list", "Lamp", "--timeout", "0"], "0"),
      (["list", "Lamp", "--timeout", "-1"], "-1"),
      (["list", "Lamp", "--timeout", "nan"], "nan"),
      (["list", "Lamp", "--timeout", "inf"], "inf"),
      (["list", "Lamp", "--surface", "toaster"], "toaster"),
      (["list", "Lamp", "--slot", "control-center/huge"], "control-center/huge"),
      (["list", "Lamp", "--slot", "small"], "small"),
      (["render", "Lamp", "--mode", "sepia"], "sepia"),
      (["render", "Lamp", "--state", "asleep"], "asleep"),
      (["render", "Lamp", "--kind", "nothing"], "nothing"),
      (["render", "Lamp", "--format", "csv"], "csv"),
      (["snapshot"], "action"),
      (["snapshot", "forget", "Lamp"], "forget"),
      (["explain"], "id"),
    ])
  func `what can't be meant is told`(arguments: [String], word: String) throws {
    let run = try sandbox.run(arguments)
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    let sentence = try #require(run.errorLines.first)
    #expect(sentence.hasPrefix("Error: "))
    #expect(sentence.contains(word))
    #expect(run.errors.contains("help"))
  }

  @Test func `the usage of the command is shown`() throws {
    let run = try sandbox.run("list", "--bogus")
    #expect(run.errorLines.contains { $0.hasPrefix("USAGE: surfacectl list") })
  }

  @Test func `a name that several items could have is told with all of them`() throws {
    try sandbox.add(.vault)
    let run = try sandbox.run("render", "Vault", "--kind", "SetVaultIntent")
    #expect(run.status == 64)
    #expect(run.errors.contains("com.example.vault.value"))
  }

  @Test func `nothing to load is told`() throws {
    let empty = try Sandbox(cache: .shared)
    let run = try empty.run("list")
    #expect(run.status == 64)
    #expect(run.output.isEmpty)
    #expect(try #require(run.errorLines.first).hasPrefix("Error: "))
  }

  @Test(arguments: ["\u{1B}[31mred", "line\nbreak", "\u{202E}right", "\u{7}bell"])
  func `hostile words come out escaped`(word: String) throws {
    // The checks of every run see to it that nothing of them reaches the terminal.
    #expect(try sandbox.run(word).status == 64)
    #expect(try sandbox.run("list", "--" + word).status == 64)
    #expect(try sandbox.run("list", "Lamp", "--surface", word).status == 64)
    #expect(try sandbox.run("explain", word).status == 64)
    #expect(try sandbox.run("list", word).status == 2)
  }

  @Test func `words after two dashes are paths`() throws {
    try Fixture(folder: "--locked", source: Fixture.lamp.source).write(into: sandbox.work)
    let run = try sandbox.run("list", "--", "--locked")
    #expect(run.status == 0)
  }
}
