// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// When the output has colours.
struct ColorTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(cache: .shared)
    try sandbox.add(.lamp)
  }

  private func isColoured(
    _ options: String..., terminal: Bool, variables: [String: String] = [:]
  ) throws -> Bool {
    let run = try sandbox.run(
      ["list", "Lamp"] + options,
      setting: .coloured(
        terminal: terminal,
        variables: ["TERM": "xterm-256color"].merging(variables) { _, new in new }))
    #expect(run.status == 0)
    #expect(run.output.contains("Lamp"))
    return run.output.contains("\u{1B}[")
  }

  @Test func `a terminal gets colours`() throws { #expect(try isColoured(terminal: true)) }

  @Test func `a pipe gets none`() throws { #expect(try !isColoured(terminal: false)) }

  @Test func `colours can be forced`() throws {
    #expect(try isColoured("--color", "always", terminal: false))
  }

  @Test func `colours can be refused`() throws {
    #expect(try !isColoured("--color", "never", terminal: true))
  }

  @Test func `auto is the default`() throws {
    #expect(try isColoured("--color", "auto", terminal: true))
    #expect(try !isColoured("--color", "auto", terminal: false))
  }

  @Test func `NO_COLOR is respected`() throws {
    #expect(try !isColoured(terminal: true, variables: ["NO_COLOR": "1"]))
  }

  @Test func `what is asked for wins over NO_COLOR`() throws {
    #expect(try isColoured("--color", "always", terminal: true, variables: ["NO_COLOR": "1"]))
  }

  @Test func `a dumb terminal gets no colours`() throws {
    #expect(try !isColoured(terminal: true, variables: ["TERM": "dumb"]))
  }

  @Test func `standard error is coloured on its own account`() throws {
    let run = try sandbox.run(
      "list", "Lamp", "Missing", setting: .coloured(terminal: true, variables: ["TERM": "xterm"]))
    #expect(run.status == 2)
    #expect(run.output.contains("\u{1B}["))
    #expect(!run.errors.contains("\u{1B}["))
  }

  @Test(arguments: ["json", "csv"])
  func `documents have no colours even where they are forced`(format: String) throws {
    let run = try sandbox.run("list", "Lamp", "--format", format, "--color", "always")
    #expect(run.status == 0)
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test func `a difference has colours where they are forced`() throws {
    let run = try sandbox.run(
      "snapshot", "verify", "Lamp", "--color", "always", setting: .coloured())
    #expect(run.status == 1)
    #expect(run.output.contains("\u{1B}[32m+"))
  }

  @Test func `colours change nothing but colours`() throws {
    let plain = try sandbox.run("list", "Lamp")
    let coloured = try sandbox.run("list", "Lamp", "--color", "always", setting: .coloured())
    #expect(coloured.output.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain.output)
  }
}
