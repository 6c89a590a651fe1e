// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// `list` for people.
struct ListTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  @Test func `the samples are listed with what each of five surfaces shows`() throws {
    let run = try sandbox.run("list", setting: .package)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for name in ["Control Center", "Lock Screen", "Action button", "Watch", "Menu bar"] {
      #expect(run.output.contains(name))
    }
    for title in [
      "New Report", "Shuffle Wallpaper", "Daily Shuffle", "Work Timer", "Project Timer",
    ] {
      #expect(run.outputLines.count { $0.hasPrefix(title + " ") } == 1)
    }
  }

  @Test func `a toggle's row tells symbol, title and value where they are shown`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", "Lamp")
    #expect(run.status == 0)
    let row = try #require(run.outputLines.first { $0.hasPrefix("Lamp  ") })
    let cells = row.split(separator: " ").map(String.init)
    #expect(
      cells == [
        "Lamp", "◆", "◆", "T", "V", "◆", "T", "V", "◆", "H", "◆", "V", "◆", "T", "V", "~", "runs",
        "~",
      ])
  }

  @Test func `a button's row has neither value nor state`() throws {
    try sandbox.add(.bell)
    let run = try sandbox.run("list", "Bell", "--surface", "control-center")
    let row = try #require(run.outputLines.first { $0.hasPrefix("Bell  ") })
    #expect(row.split(separator: " ").map(String.init) == ["Bell", "◆", "◆", "T", "◆", "T"])
  }

  @Test func `the heading names plugin, path, how it is known and the system`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", "Lamp", "--os", "18")
    #expect(try #require(run.outputLines.first).hasPrefix("Lamp · Lamp · run · iOS 18"))
  }

  @Test func `the heading says that the device is locked`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", "Lamp", "--locked")
    #expect(try #require(run.outputLines.first).contains("locked"))
  }

  @Test func `an absence has a numbered note with reason and rule`() throws {
    let run = try sandbox.run("list", "Plugins/FieldLink", setting: .package)
    #expect(run.status == 0)
    let row = try #require(run.outputLines.first { $0.hasPrefix("New Report") })
    #expect(row.contains("– 1"))
    #expect(run.outputLines.contains("1 opens the iPhone app [watch.opens-app]"))
  }

  @Test func `a control is absent from the watch before OS 26`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", "Lamp", "--os", "18", "--surface", "watch")
    #expect(run.status == 0)
    #expect(run.outputLines.contains { $0.hasPrefix("1 ") && $0.hasSuffix("[watch.os]") })
  }

  @Test func `an extension of the watch is absent from the iPhone`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run(
      "list", "Lamp", "--platform", "watchos", "--surface", "lock-screen", "--surface", "watch")
    #expect(run.status == 0)
    #expect(try #require(run.outputLines.first).contains("watchOS 26"))
    #expect(run.outputLines.contains { $0.hasPrefix("1 ") && $0.hasSuffix("[control.platform]") })
    #expect(try #require(run.outputLines.first { $0.hasPrefix("Lamp  ") }).contains("◆ T V"))
  }

  @Test func `what is assumed is marked and named once in a note`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", "Lamp", "--surface", "watch")
    #expect(run.outputLines.count { $0.hasPrefix("~ assumed: surfacectl explain") } == 1)
    #expect(run.output.contains("watch.layout"))
  }

  @Test func `what Apple's own texts conflict on is marked and named in a note`() throws {
    try sandbox.add(.bell)
    let run = try sandbox.run("list", "Bell", "--surface", "action-button")
    #expect(try #require(run.outputLines.first { $0.hasPrefix("Bell  ") }).contains("H ?"))
    #expect(run.output.contains("explain control.hint-quotes"))
  }

  @Test func `no line is wider than 100 columns`() throws {
    let run = try sandbox.run("list", "Plugins", "Examples/Flawed", setting: .package)
    #expect(run.outputLines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: [[], ["--format", "json"], ["--format", "csv"]])
  func `two runs write the same`(options: [String]) throws {
    let first = try sandbox.run(["list", "Plugins"] + options, setting: .package)
    let second = try sandbox.run(["list", "Plugins"] + options, setting: .package)
    #expect(first.output == second.output)
    #expect(!first.output.isEmpty)
  }

  // MARK: What is loaded

  @Test func `without a path the current folder is loaded when it is a plugin`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", setting: .init(directory: sandbox.work + "/Lamp"))
    #expect(run.status == 0)
    #expect(run.outputLines.contains { $0.hasPrefix("Lamp  ") })
  }

  @Test func `without a path the folder Plugins is loaded`() throws {
    try Fixture.lamp.write(into: sandbox.work + "/Plugins")
    try Fixture.bell.write(into: sandbox.work + "/Plugins")
    let run = try sandbox.run("list")
    #expect(run.status == 0)
    #expect(run.outputLines.filter { $0.contains(" · run · ") }.count == 2)
  }

  @Test func `a folder of plugins is loaded in the order of names`() throws {
    try sandbox.add(.lamp, .bell)
    let run = try sandbox.run("list", ".")
    #expect(run.status == 0)
    let headings = run.outputLines.filter { $0.contains(" · run · ") }
    #expect(headings.map { $0.prefix(4) } == ["Bell", "Lamp"])
  }

  @Test func `several paths are loaded in their order`() throws {
    try sandbox.add(.lamp, .bell)
    let run = try sandbox.run("list", "Lamp", "Bell")
    let headings = run.outputLines.filter { $0.contains(" · run · ") }
    #expect(headings.map { $0.prefix(4) } == ["Lamp", "Bell"])
  }

  @Test func `a path given twice is loaded once`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", "Lamp", "Lamp/", "./Lamp")
    #expect(run.status == 0)
    #expect(run.outputLines.filter { $0.hasPrefix("Lamp  ") }.count == 1)
  }

  @Test func `App Shortcuts are listed in a section of their own`() throws {
    try sandbox.add(.kiosk)
    let run = try sandbox.run("list", "Kiosk")
    #expect(run.status == 0)
    #expect(run.outputLines.contains { $0.hasPrefix("SHORTCUTS") })
    #expect(run.outputLines.contains { $0.hasPrefix("Order Lunch") })
  }

  @Test func `a folder with surfaces only is fine and lists nothing`() throws {
    try sandbox.add(.shelf)
    let run = try sandbox.run("list", "Shelf")
    #expect(run.status == 0)
    #expect(run.failures.isEmpty)
  }

  // MARK: Filters

  @Test func `a surface can be chosen`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", "Lamp", "--surface", "lock-screen")
    #expect(run.output.contains("Lock Screen"))
    #expect(!run.output.contains("Control Center"))
  }

  @Test func `slots can be chosen`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run(
      "list", "Lamp", "--slot", "control-center/small", "--slot=watch/control", "--format", "json")
    let item = try #require(try run.json().list("items").first)
    let places = item.list("appearances").map {
      "\($0["surface"]?.string ?? "")/\($0["slot"]?.string ?? "")"
    }
    #expect(places == ["control-center/small", "watch/control"])
  }

  // MARK: Findings

  @Test func `findings go to standard error with place and rule, and the status is 1`() throws {
    let run = try sandbox.run("list", "Examples/Flawed", setting: .package)
    #expect(run.status == 1)
    #expect(run.output.contains("[?]"))
    #expect(
      run.errorLines.contains {
        $0.hasPrefix("Examples/Flawed/FlawedBundle.swift:15:") && $0.contains("[unknown-api]")
      })
    #expect(
      run.errorLines.contains {
        $0.hasPrefix("Examples/Flawed/FlawedBundle.swift:29") && $0.contains("[control-image]")
      })
  }

  @Test func `a failure wins over findings`() throws {
    try sandbox.write("Broken/Broken.swift", "let broken: Int = \"text\"\n")
    let flawed = ProgramFinder.package + "/Examples/Flawed"
    let run = try sandbox.run("list", flawed, "Broken")
    #expect(run.status == 2)
    #expect(run.errors.contains("[control-image]"))
  }
}
