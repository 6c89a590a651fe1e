// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// `render` for people and for programs.
struct RenderTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  /// What one slot shows, as the JSON document has it.
  private func entry(
    _ arguments: String..., slot: String, state: String
  ) throws -> JSONValue {
    let run = try sandbox.run(
      ["render"] + arguments + ["--format", "json", "--slot", slot, "--state", state])
    #expect(run.status == 0)
    let entries = try run.json().list("representations")
    #expect(entries.count == 1)
    return try #require(entries.first)
  }

  // MARK: For people

  @Test func `every item is headed by its title, kind and plugin`() throws {
    try sandbox.add(.lamp, .bell)
    let run = try sandbox.run("render", "Lamp", "Bell")
    #expect(run.status == 0)
    #expect(run.outputLines.contains { $0.hasPrefix("Lamp") && $0.contains("com.example.lamp") })
    #expect(run.outputLines.contains { $0.hasPrefix("Bell") && $0.contains("com.example.bell") })
  }

  @Test func `each slot of a toggle is shown off and on`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("render", "Lamp", "--slot", "control-center/medium")
    #expect(run.output.contains("glyph: lightbulb (symbol)"))
    #expect(run.output.contains("value: Dark"))
    #expect(run.output.contains("glyph: lightbulb.fill (symbol)"))
    #expect(run.output.contains("value: Lit"))
    #expect(run.output.contains("tint: systemBlue"))
  }

  @Test func `an absence is told with reason and rule`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("render", "Lamp", "--surface", "watch", "--os", "18")
    #expect(run.status == 0)
    #expect(run.outputLines.contains { $0.hasSuffix("[watch.os]") })
  }

  // MARK: For programs

  @Test func `the JSON document has version, representations, failures and findings`() throws {
    let run = try sandbox.run("render", "Plugins", "--format", "json", setting: .package)
    #expect(run.status == 0)
    #expect(try run.json().keys == ["version", "representations", "failures", "findings"])
    #expect(try run.json()["version"] == .number(1))
  }

  @Test func `every entry names item, place, mode and state`() throws {
    let run = try sandbox.run(
      "render", "Plugins", "--format", "json", "--locked", setting: .package)
    let entries = try run.json().list("representations")
    #expect(!entries.isEmpty)
    let always: Set = ["kind", "plugin", "surface", "slot", "mode", "state", "shown"]
    for entry in entries {
      #expect(entry.keys.isSuperset(of: always))
      if entry["shown"] == .bool(true) {
        #expect(entry.keys.isSuperset(of: ["redacted", "assumed", "lost"]))
        #expect(entry["rule"] == nil)
      } else {
        #expect(entry.keys == always.union(["rule", "reason"]))
      }
    }
  }

  @Test func `a part that the slot does not show is absent`() throws {
    try sandbox.add(.lamp)
    let small = try entry("Lamp", slot: "control-center/small", state: "on")
    #expect(small["glyph"]?["name"] == .text("lightbulb.fill"))
    #expect(small["glyph"]?["source"] == .text("symbol"))
    #expect(small.keys.isDisjoint(with: ["label", "value", "hint", "status"]))
  }

  @Test func `a toggle that is on has the tint of the system`() throws {
    try sandbox.add(.lamp)
    let entry = try entry("Lamp", slot: "lock-screen/control", state: "on")
    #expect(entry["tint"] == .text("systemBlue"))
  }

  @Test func `a toggle that is off has no tint`() throws {
    try sandbox.add(.lamp)
    let entry = try entry("Lamp", slot: "lock-screen/control", state: "off")
    #expect(entry["tint"] == nil)
  }

  @Test(arguments: [("off", "Hold for Lit"), ("on", "Hold for Dark")])
  func `a hint speaks of the state that the press leads to`(
    state: String, hint: String
  ) throws {
    try sandbox.add(.lamp)
    let entry = try entry("Lamp", slot: "action-button/press", state: state)
    #expect(entry["hint"] == .text(hint))
  }

  @Test func `the hint of a plain button quotes the display name`() throws {
    try sandbox.add(.bell)
    let entry = try entry("Bell", slot: "action-button/press", state: "current")
    #expect(entry["hint"] == .text("Hold for 'Bell'"))
    #expect(entry["assumed"] == .list([.text("control.hint-quotes")]))
  }

  @Test func `the gallery shows the display name and the preview value`() throws {
    try sandbox.add(.lamp)
    let entry = try entry("Lamp", slot: "control-center/picker", state: "preview")
    #expect(entry["label"] == .text("Lamp"))
    #expect(entry["value"] == .text("Dark"))
    #expect(entry["glyph"]?["name"] == .text("lightbulb"))
  }

  @Test func `the gallery shows the app's name where there is no display name`() throws {
    try sandbox.add(.vault)
    let entry = try entry(
      "Vault", "--kind", "VaultControl", slot: "control-center/picker", state: "preview")
    #expect(entry["label"] == .text("Vault"))
  }

  @Test func `privacy on the template hides title, value and state while locked`() throws {
    try sandbox.add(.vault)
    let entry = try entry(
      "Vault", "--locked", "--kind", "VaultControl", slot: "control-center/medium", state: "on")
    #expect(entry["glyph"]?["name"] == .text("lock"))
    #expect(entry.keys.isDisjoint(with: ["label", "value", "tint"]))
    #expect(
      Set(entry.list("redacted").compactMap(\.string)) == ["label", "value", "state"])
  }

  @Test func `privacy on the value label hides the value alone while locked`() throws {
    try sandbox.add(.vault)
    let entry = try entry(
      "Vault", "--locked", "--kind", "ValueControl", slot: "control-center/medium", state: "on")
    #expect(entry["glyph"]?["name"] == .text("door.left.hand.open"))
    #expect(entry["label"] == .text("Gate"))
    #expect(entry["value"] == nil)
    #expect(entry["redacted"] == .list([.text("value")]))
    #expect(entry["tint"] == .text("systemBlue"))
  }

  @Test func `nothing is hidden while unlocked`() throws {
    try sandbox.add(.vault)
    let entry = try entry(
      "Vault", "--kind", "VaultControl", slot: "control-center/medium", state: "on")
    #expect(entry["value"] == .text("Open"))
    #expect(entry["redacted"] == .list([]))
  }

  @Test func `an intent that asks for authentication needs an unlock`() throws {
    try sandbox.add(.vault)
    let entry = try entry(
      "Vault", "--locked", "--kind", "VaultControl", slot: "lock-screen/control", state: "off")
    #expect(entry["tap"] == .text("needsUnlock"))
  }

  @Test func `a bitmap becomes a question mark and is told as lost`() throws {
    let run = try sandbox.run(
      "render", "Examples/Flawed", "--format", "json", "--slot", "control-center/small",
      setting: .package)
    #expect(run.status == 1)
    let entry = try #require(try run.json().list("representations").first)
    #expect(entry["glyph"] == .object(["name": .text("?"), "source": .text("missing")]))
    #expect(entry.list("lost").compactMap { $0["rule"]?.string } == ["control-image"])
    #expect(entry.list("lost").first?["what"]?.string?.isEmpty == false)
  }

  // MARK: States and filters

  @Test func `a toggle always has off and on`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run(
      "render", "Lamp", "--format", "json", "--surface", "lock-screen")
    let states = try run.json().list("representations").map { $0["state"]?.string }
    #expect(states == ["off", "on"])
  }

  @Test func `a button has the current state`() throws {
    try sandbox.add(.bell)
    let run = try sandbox.run(
      "render", "Bell", "--format", "json", "--surface", "lock-screen")
    let states = try run.json().list("representations").map { $0["state"]?.string }
    #expect(states == ["current"])
  }

  @Test func `a button that says something while it runs has that state too`() throws {
    let run = try sandbox.run(
      "render", "Plugins/Wallpaper", "--kind", "ShuffleControl", "--format", "json",
      "--slot", "control-center/large", setting: .package)
    let entries = try run.json().list("representations")
    #expect(entries.map { $0["state"]?.string } == ["current", "running"])
    #expect(entries.map { $0["value"]?.string } == ["Aurora", "Shuffling…"])
  }

  @Test(
    arguments: [
      "com.example.lamp", "LampControl", "SetLampIntent", "example.lamp", "mpControl",
    ])
  func `an item is chosen by kind, type, intent or any unique end of one`(
    name: String
  ) throws {
    try sandbox.add(.lamp, .bell)
    let run = try sandbox.run("render", ".", "--kind", name, "--format", "json")
    #expect(run.status == 0)
    let kinds = try run.json().list("representations").compactMap { $0["kind"]?.string }
    #expect(Set(kinds) == ["com.example.lamp"])
  }

  @Test func `modes can be chosen in Apple's spelling`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("render", "Lamp", "--mode", "fullColor", "--format", "json")
    #expect(run.status == 0)
    #expect(try run.json()["representations"] == .list([]))
    let accented = try sandbox.run("render", "Lamp", "--mode", "accented", "--format", "json")
    #expect(try !accented.json().list("representations").isEmpty)
  }

  // MARK: Stores

  @Test func `a scenario gives app groups the values to start with`() throws {
    try sandbox.write(
      "scenario.json", #"{"group.com.example.wallpaper": {"wallpaperIndex": 2}}"#)
    let scenario = sandbox.work + "/scenario.json"
    let run = try sandbox.run(
      "render", "Plugins/Wallpaper", "--store", scenario, "--slot", "control-center/large",
      setting: .package)
    #expect(run.status == 0)
    #expect(run.output.contains("value: Cedar"))
  }

  @Test func `without a store every run starts from an empty one`() throws {
    let run = try sandbox.run(
      "render", "Plugins/Wallpaper", "--slot", "control-center/large", setting: .package)
    #expect(run.output.contains("value: Aurora"))
  }

  @Test func `a store that does not exist is told in one sentence`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("render", "Lamp", "--store", "nowhere.json")
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(run.errors.contains("nowhere.json"))
  }

  @Test func `a scenario that is not JSON is told in one sentence`() throws {
    try sandbox.add(.lamp)
    try sandbox.write("scenario.json", "{")
    let run = try sandbox.run("render", "Lamp", "--store", "scenario.json")
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(run.errors.contains("scenario.json"))
  }
}
