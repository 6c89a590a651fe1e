// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// `snapshot record` and `snapshot verify`.
struct SnapshotTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  private func record(_ paths: String...) throws {
    let run = try sandbox.run(["snapshot", "record"] + paths, setting: .writing("surfaces"))
    #expect(run.status == 0)
  }

  private static let lampFiles = [
    "Lamp", "Lamp/com.example.lamp.action-button.txt", "Lamp/com.example.lamp.control-center.txt",
    "Lamp/com.example.lamp.lock-screen.txt", "Lamp/com.example.lamp.watch.txt",
  ]

  // MARK: Record

  @Test func `record writes one file for each item and surface`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    #expect(sandbox.files(in: "surfaces") == Self.lampFiles)
  }

  @Test func `a file has a section for each slot, mode and state`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    #expect(
      try sandbox.read("surfaces/Lamp/com.example.lamp.lock-screen.txt") == """
        [control accented off]
        glyph: lightbulb (symbol)

        [control accented on]
        glyph: lightbulb.fill (symbol)
        tint: systemBlue

        """)
  }

  @Test func `record tells what is new, changed and unchanged`() throws {
    try sandbox.add(.lamp)
    let first = try sandbox.run("snapshot", "record", "Lamp", setting: .writing("surfaces"))
    #expect(first.output == "surfaces: 4 new, 0 changed, 0 unchanged\n")
    try sandbox.write("surfaces/Lamp/com.example.lamp.watch.txt", "old\n")
    let second = try sandbox.run("snapshot", "record", "Lamp", setting: .writing("surfaces"))
    #expect(second.output == "surfaces: 0 new, 1 changed, 3 unchanged\n")
  }

  @Test func `the folder of snapshots can be given`() throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run(
      "snapshot", "record", "Lamp", "--snapshots", "kept/here", setting: .writing("kept"))
    #expect(run.status == 0)
    #expect(sandbox.files(in: "kept/here") == Self.lampFiles)
  }

  @Test(arguments: ["Package.swift", "app.json", "App.xcodeproj/project.pbxproj"])
  func `the standard folder is at the root of the project around the path`(
    mark: String
  ) throws {
    try sandbox.write("app/" + mark, "")
    try Fixture.lamp.write(into: sandbox.work + "/app/targets")
    let run = try sandbox.run(
      "snapshot", "record", "app/targets/Lamp",
      setting: .init(writes: ["app/surfaces"], namesSandbox: true))
    #expect(run.status == 0)
    #expect(sandbox.files(in: "app/surfaces") == Self.lampFiles)
  }

  @Test func `the standard folder is told as the user would type it`() throws {
    try sandbox.write("app/Package.swift", "")
    try Fixture.lamp.write(into: sandbox.work + "/app/targets")
    let run = try sandbox.run(
      "snapshot", "record", "app/targets/Lamp", setting: .writing("app/surfaces"))
    #expect(run.output.hasPrefix("app/surfaces: "))
  }

  @Test func `a folder that can't be written is told in one sentence`() throws {
    try sandbox.add(.lamp)
    try sandbox.write("file", "")
    let run = try sandbox.run("snapshot", "record", "Lamp", "--snapshots", "file")
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
  }

  // MARK: Verify

  @Test func `verify is fine with what was recorded`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    let run = try sandbox.run("snapshot", "verify", "Lamp")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func `verify shows a unified difference and its status is 1`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    let path = "surfaces/Lamp/com.example.lamp.lock-screen.txt"
    let changed = try sandbox.read(path).replacing("systemBlue", with: "systemRed")
    try sandbox.write(path, changed)
    let run = try sandbox.run("snapshot", "verify", "Lamp")
    #expect(run.status == 1)
    #expect(run.output.contains("-tint: systemRed\n+tint: systemBlue\n"))
    let lines = run.outputLines
    #expect(lines.contains("--- \(path)") && lines.contains("+++ \(path)"))
    #expect(lines.contains { $0.hasPrefix("@@ -") && $0.hasSuffix(" @@") })
  }

  @Test func `verify tells a missing file and writes nothing`() throws {
    try sandbox.add(.lamp)
    // Nothing may be written below the working folder: that is checked after every run.
    let run = try sandbox.run("snapshot", "verify", "Lamp")
    #expect(run.status == 1)
    #expect(run.output.contains("+++ surfaces/Lamp/com.example.lamp.watch.txt"))
    #expect(sandbox.files(in: "surfaces").isEmpty)
  }

  @Test func `a change of the source is a difference`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    let source = Fixture.lamp.source.replacing("Lit", with: "Shining")
    try sandbox.write("Lamp/Lamp.swift", source)
    let run = try sandbox.run("snapshot", "verify", "Lamp", setting: .init())
    #expect(run.status == 1)
    #expect(run.output.contains("-value: Lit\n+value: Shining"))
  }

  @Test func `another state of the device is a difference`() throws {
    try sandbox.add(.vault)
    try record("Vault")
    #expect(try sandbox.run("snapshot", "verify", "Vault", "--locked").status == 1)
    #expect(try sandbox.run("snapshot", "verify", "Vault").status == 0)
  }

  @Test func `a failure wins over a difference`() throws {
    try sandbox.add(.lamp)
    try sandbox.write("Broken/Broken.swift", "let broken: Int = \"text\"\n")
    let run = try sandbox.run("snapshot", "verify", "Lamp", "Broken")
    #expect(run.status == 2)
  }

  @Test func `findings make the status 1 though nothing differs`() throws {
    let run = try sandbox.run(
      "snapshot", "record", "Examples/Flawed", "--snapshots", sandbox.work + "/kept",
      setting: .init(directory: ProgramFinder.package, namesSandbox: true))
    #expect(run.status == 1)
    #expect(sandbox.files(in: "kept").count == 17)
  }

  // MARK: Orphans

  @Test func `a file that belongs to no item is told and kept`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    try sandbox.write("surfaces/Lamp/com.example.gone.watch.txt", "gone\n")
    let verify = try sandbox.run("snapshot", "verify", "Lamp")
    #expect(verify.status == 1)
    #expect(
      verify.output.contains("orphan: surfaces/Lamp/com.example.gone.watch.txt"))
    let record = try sandbox.run("snapshot", "record", "Lamp", setting: .writing("surfaces"))
    #expect(record.output.contains("orphan: surfaces/Lamp/com.example.gone.watch.txt"))
    #expect(sandbox.files(in: "surfaces").contains("Lamp/com.example.gone.watch.txt"))
  }

  @Test func `pruning removes what belongs to no item, and nothing else`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    try sandbox.write("surfaces/Lamp/com.example.gone.watch.txt", "gone\n")
    let run = try sandbox.run(
      "snapshot", "record", "Lamp", "--prune", setting: .writing("surfaces"))
    #expect(run.status == 0)
    #expect(run.outputLines.first == "surfaces: 0 new, 0 changed, 4 unchanged, 1 removed")
    #expect(run.output.contains("removed: surfaces/Lamp/com.example.gone.watch.txt"))
    #expect(sandbox.files(in: "surfaces") == Self.lampFiles)
    #expect(try sandbox.run("snapshot", "verify", "Lamp").status == 0)
  }

  @Test(
    arguments: [
      ["record", "Lamp", "--prune", "--surface", "watch"],
      ["record", "Lamp", "--prune", "--state", "on"], ["verify", "Lamp", "--prune"],
    ])
  func `pruning is refused where it can't be meant`(arguments: [String]) throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run(["snapshot"] + arguments)
    #expect(run.status == 64)
    #expect(run.errors.contains("--prune"))
    #expect(sandbox.files(in: "surfaces").isEmpty)
  }

  @Test func `nothing is pruned while something can't be loaded`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    try sandbox.write("Broken/Broken.swift", "let broken: Int = \"text\"\n")
    try sandbox.write("surfaces/Broken/com.example.broken.watch.txt", "kept\n")
    let run = try sandbox.run(
      "snapshot", "record", "Lamp", "Broken", "--prune", setting: .writing("surfaces"))
    #expect(run.status == 2)
    #expect(run.errors.contains("nothing was pruned"))
    #expect(sandbox.files(in: "surfaces").contains("Broken/com.example.broken.watch.txt"))
  }

  @Test func `the files of a plugin that was not named are no orphans`() throws {
    try sandbox.add(.lamp, .bell)
    try record("Lamp", "Bell")
    #expect(try sandbox.run("snapshot", "verify", "Lamp").status == 0)
    let run = try sandbox.run(
      "snapshot", "record", "Lamp", "--prune", setting: .writing("surfaces"))
    #expect(run.outputLines.first == "surfaces: 0 new, 0 changed, 4 unchanged")
  }

  @Test func `the files of a plugin that has vanished from its folder are orphans`() throws {
    try Fixture.lamp.write(into: sandbox.work + "/Plugins")
    try Fixture.bell.write(into: sandbox.work + "/Plugins")
    try record("Plugins")
    try FileManager.default.removeItem(atPath: sandbox.work + "/Plugins/Bell")
    let run = try sandbox.run("snapshot", "verify")
    #expect(run.status == 1)
    #expect(run.output.contains("orphan: surfaces/Bell/com.example.bell.watch.txt"))
    let record = try sandbox.run("snapshot", "record", "--prune", setting: .writing("surfaces"))
    #expect(record.status == 0)
    #expect(sandbox.files(in: "surfaces") == Self.lampFiles)
  }

  @Test func `verify says that nothing was verified where nothing could be loaded`() throws {
    try sandbox.write("Broken/Broken.swift", "let broken: Int = \"text\"\n")
    let run = try sandbox.run("snapshot", "verify", "Broken")
    #expect(run.status == 2)
    #expect(run.output.contains("nothing was verified"))
    #expect(!run.output.contains("options"))
  }

  @Test func `verify says that what could not be loaded was not verified`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    try sandbox.write("Broken/Broken.swift", "let broken: Int = \"text\"\n")
    let run = try sandbox.run("snapshot", "verify", "Lamp", "Broken")
    #expect(
      run.outputLines == [
        "4 snapshots are as recorded", "what could not be loaded or run was not verified",
      ])
  }

  @Test(
    arguments: [
      ["--surface", "watch"], ["--slot", "watch/control"], ["--mode", "accented"],
      ["--state", "on"],
    ])
  func `under a filter no file is called an orphan`(filter: [String]) throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    try sandbox.write("surfaces/Lamp/com.example.gone.watch.txt", "gone\n")
    let run = try sandbox.run(["snapshot", "verify", "Lamp"] + filter)
    #expect(!run.output.contains("orphan"))
  }

  @Test func `when something could not be loaded no file is called an orphan`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    try sandbox.write("Broken/Broken.swift", "let broken: Int = \"text\"\n")
    try sandbox.write("surfaces/Broken/com.example.broken.watch.txt", "kept\n")
    let run = try sandbox.run("snapshot", "verify", "Lamp", "Broken")
    #expect(!run.output.contains("orphan"))
  }

  @Test func `under a filter of surfaces what is left verifies`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    let run = try sandbox.run("snapshot", "verify", "Lamp", "--surface", "watch")
    #expect(run.status == 0)
  }

  @Test(arguments: [["--slot", "control-center/small"], ["--state", "on"]])
  func `under a filter the sections that are left verify`(filter: [String]) throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    let run = try sandbox.run(["snapshot", "verify", "Lamp"] + filter)
    #expect(run.status == 0)
  }

  @Test func `recording under a filter keeps the other sections`() throws {
    try sandbox.add(.lamp)
    try record("Lamp")
    let run = try sandbox.run(
      "snapshot", "record", "Lamp", "--slot", "control-center/small",
      setting: .writing("surfaces"))
    #expect(run.status == 0)
    #expect(try sandbox.run("snapshot", "verify", "Lamp").status == 0)
  }
}
