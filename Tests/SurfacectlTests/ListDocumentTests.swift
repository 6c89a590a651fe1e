// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// `list` for programs.
struct ListDocumentTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  @Test func `the JSON document has version, surfaces, items, failures and findings`() throws {
    let run = try sandbox.run("list", "Plugins", "--format", "json", setting: .package)
    #expect(run.status == 0)
    let document = try run.json()
    #expect(document.keys == ["version", "surfaces", "items", "failures", "findings"])
    #expect(document["version"] == .number(1))
    #expect(document["failures"] == .list([]))
    #expect(document["findings"] == .list([]))
  }

  @Test func `each surface has id, name and source`() throws {
    let run = try sandbox.run("list", "Plugins", "--format", "json", setting: .package)
    let surfaces = try run.json().list("surfaces")
    #expect(surfaces.allSatisfy { $0.keys == ["id", "name", "source"] })
    #expect(
      surfaces.map { $0["id"]?.string }
        == [
          "control-center", "lock-screen", "action-button", "watch", "home-screen", "stand-by",
          "menu-bar",
        ])
    #expect(surfaces.first?["source"] == .text("built-in"))
    #expect(surfaces.last?["source"] == .text("Plugins/MenuBar"))
  }

  @Test func `a toggle is told with its kind, form, intents, symbols and source`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", "Lamp", "--format", "json")
    let item = try #require(try run.json().list("items").first)
    #expect(item["kind"] == .text("com.example.lamp"))
    #expect(item["type"] == .text("control"))
    #expect(item["form"] == .text("toggle"))
    #expect(item["intent"] == .text("SetLampIntent"))
    #expect(item["intents"] == .list([.text("SetLampIntent")]))
    #expect(item["title"] == .text("Lamp"))
    #expect(item["symbols"] == .list([.text("lightbulb"), .text("lightbulb.fill")]))
    #expect(item["plugin"] == .text("Lamp"))
    #expect(item["how"] == .text("run"))
    #expect(item["source"]?["file"] == .text("Lamp/Lamp.swift"))
    #expect(item["source"]?["line"] == .number(14))
  }

  @Test func `appearances have one entry for each surface and slot that could hold it`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", "Lamp", "--format", "json", "--os", "18")
    let item = try #require(try run.json().list("items").first)
    let places = item.list("appearances").map {
      "\($0["surface"]?.string ?? "")/\($0["slot"]?.string ?? "")"
    }
    #expect(
      places == [
        "control-center/small", "control-center/medium", "control-center/large",
        "control-center/picker", "lock-screen/control", "action-button/press",
        "action-button/hold", "action-button/settings", "watch/control", "watch/action",
      ])
    for appearance in item.list("appearances") {
      let isShown = try #require(appearance["shown"]?.bool)
      let rest: Set<String> = isShown ? ["assumed"] : ["rule", "reason"]
      #expect(appearance.keys == rest.union(["surface", "slot", "mode", "shown"]))
    }
  }

  @Test func `an App Shortcut is told as one`() throws {
    try sandbox.add(.kiosk)
    let run = try sandbox.run("list", "Kiosk", "--format", "json")
    let item = try #require(try run.json().list("items").first)
    #expect(item["type"] == .text("shortcut"))
    #expect(item["title"] == .text("Order Lunch"))
    #expect(item["intent"] == .text("OrderIntent"))
    #expect(
      Set(item.list("appearances").compactMap { $0["surface"]?.string }) == ["action-button"])
  }

  @Test func `findings have rule, severity, message, place and help`() throws {
    let run = try sandbox.run("list", "Examples/Flawed", "--format", "json", setting: .package)
    #expect(run.status == 1)
    #expect(run.errors.isEmpty)
    let findings = try run.json().list("findings")
    #expect(
      Set(findings.compactMap { $0["rule"]?.string }) == ["unknown-api", "control-image"])
    for finding in findings {
      #expect(finding["severity"] == .text("error"))
      #expect(finding["file"] == .text("Examples/Flawed/FlawedBundle.swift"))
      #expect(finding["line"]?.number != nil)
      #expect(finding["message"]?.string?.isEmpty == false)
      #expect(finding["help"]?.string?.isEmpty == false)
    }
  }

  @Test func `every finding has a column`() throws {
    let run = try sandbox.run("list", "Examples/Flawed", "--format", "json", setting: .package)
    let findings = try run.json().list("findings")
    #expect(findings.count == 2)
    #expect(findings.allSatisfy { $0["column"]?.number != nil })
  }

  @Test func `failures have plugin, place and error, and the rest is there`() throws {
    try sandbox.add(.lamp)
    try sandbox.write("Broken/Broken.swift", "// One line.\nlet broken: Int = \"text\"\n")
    let run = try sandbox.run("list", "Broken", "Lamp", "--format", "json")
    #expect(run.status == 2)
    let document = try run.json()
    let failure = try #require(document.list("failures").first)
    #expect(document.list("failures").count == 1)
    #expect(failure["plugin"] == .text("Broken"))
    #expect(failure["file"] == .text("Broken/Broken.swift"))
    #expect(failure["line"] == .number(2))
    #expect(failure["error"]?.string?.isEmpty == false)
    #expect(document.list("items").map { $0["kind"] } == [.text("com.example.lamp")])
  }

  @Test func `the JSON document is there even when nothing could be loaded`() throws {
    let run = try sandbox.run("list", "Missing", "--format", "json")
    #expect(run.status == 2)
    let document = try run.json()
    #expect(document["items"] == .list([]))
    #expect(document.list("failures").first?["file"] == .text("Missing"))
  }

  @Test func `the CSV has a line for each item and slot`() throws {
    try sandbox.add(.lamp, .bell)
    let run = try sandbox.run("list", "Lamp", "Bell", "--format", "csv", "--os", "18")
    #expect(run.status == 0)
    let table = CSVTable(run.output)
    #expect(
      table.rows.first
        == [
          "plugin", "kind", "type", "title", "surface", "slot", "shown", "rule", "reason", "mode",
        ])
    #expect(table.rows.allSatisfy { $0.count == 10 })
    #expect(table.records.count == 20)
    #expect(table.records.first?["kind"] == "com.example.lamp")
    let absent = table.records.filter { $0["shown"] == "false" }
    #expect(Set(absent.compactMap { $0["rule"] }) == ["watch.os"])
  }
}
