// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension PressTests {
  /// Names, wrong usage, documents and scenarios.
  struct CommandTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .common)
      try sandbox.write("Porch/Porch.swift", Self.porch)
    }

    /// A lamp, and an intent that no control runs.
    private static let porch = ExtensionSource(
      name: "Porch", kind: "com.example.porch",
      content: """
        ControlWidgetToggle("Porch", isOn: value, action: SwitchPorchIntent()) { isOn in
          Label(isOn ? "Lit" : "Dark", systemImage: "lightbulb")
        }
        """,
      provider: "return porch?.bool(forKey: \"on\") ?? false",
      extra: """
        var porch: UserDefaults? { UserDefaults(suiteName: "group.example.porch") }

        struct SwitchPorchIntent: SetValueIntent {
          static let title: LocalizedStringResource = "Light"
          @Parameter(title: "On") var value: Bool
          func perform() async throws -> some IntentResult {
            porch?.set(value, forKey: "on")
            return .result()
          }
        }

        struct CountVisitorIntent: AppIntent {
          static let title: LocalizedStringResource = "Count"
          @Parameter(title: "Step", default: 1) var step: Int
          func perform() async throws -> some IntentResult {
            porch?.set((porch?.integer(forKey: "visitors") ?? 0) + step, forKey: "visitors")
            return .result()
          }
        }
        """
    ).text

    // MARK: Names

    @Test(arguments: ["com.example.porch", "porch", "PorchControl", "SwitchPorchIntent"])
    func `an item is called by its kind or type or a unique end of one`(name: String) throws {
      let (run, json) = try document(sandbox, name, "Porch")
      #expect(run.status == 0)
      #expect(json["kind"]?.string == "com.example.porch")
      #expect(json["intent"]?.string == "SwitchPorchIntent")
      #expect(json.written("on") == .bool(true))
    }

    @Test func `an intent that no control runs is pressed by its type's name`() throws {
      let (run, json) = try document(
        sandbox, "CountVisitorIntent", "Porch", "--set", "step=3")
      #expect(run.status == 0)
      #expect(json["intent"]?.string == "CountVisitorIntent")
      #expect(json["from"]?.string == nil)
      #expect(json.written("visitors") == .number(3))
    }

    @Test(arguments: [
      ["nonsense", "Porch"], ["porch", "Porch", "--from", "nowhere"],
      ["porch", "Porch", "--from", "control-center/nowhere"], ["porch", "Porch", "--set", "step"],
      ["porch", "Porch", "--value", "maybe"], ["porch", "Porch", "--app", "asleep"],
      ["porch", "Porch", "--configure", "=3"], [],
    ])
    func `wrong usage is told`(arguments: [String]) throws {
      let run = try sandbox.run(["press"] + arguments)
      #expect(run.status == 64)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("Error: "))
    }

    @Test func `a folder in the place of the kind is told`() throws {
      let run = try sandbox.run("press", "Porch", "porch")
      #expect(run.status == 64)
      #expect(run.errors.contains("'Porch' is a folder"))
      #expect(run.errors.contains("press porch Porch"))
    }

    @Test(
      arguments: [
        (["--intent", "Nothing"], "SwitchPorchIntent"), (["--configure", "colour=red"], "colour"),
      ])
    func `what the control does not have is refused with the reason`(
      options: [String], reason: String
    ) throws {
      let run = try sandbox.run(["press", "porch", "Porch", "--format", "json"] + options)
      let json = try run.json()
      #expect(run.status == 1)
      #expect(json["outcome"]?.string == "refused")
      #expect(json["error"]?.string?.contains(reason) == true)
      #expect(json.list("writes").isEmpty)
    }

    @Test(arguments: ["--value=on", "--intent=X", "--configure=a=b"])
    func `what is meant for one item does not go with all`(option: String) throws {
      let run = try sandbox.run("press", "--all", "Porch", option)
      #expect(run.status == 64)
    }

    // MARK: Documents

    private static let pressKeys: Set<String> = [
      "kind", "intent", "from", "process", "outcome", "milliseconds", "opened", "foregrounded",
      "reads", "writes", "reloads", "changes",
    ]

    @Test func `the document of a press has its keys`() throws {
      let (_, json) = try document(sandbox, "porch", "Porch")
      #expect(
        json.keys.subtracting(["error"])
          == Self.pressKeys.union(["version", "failures", "findings"]))
      #expect(json["version"] == .number(1))
      #expect(json.list("writes").first?.keys == ["process", "group", "key", "from", "to"])
      #expect(json.list("writes").first?["from"] == .null)
      #expect(json.list("writes").first?["group"]?.string == "group.example.porch")
      #expect(json.list("reloads").first?.keys == ["kind", "known", "automatic", "count"])
      let change = try #require(json.list("changes").first)
      #expect(
        change.keys == ["kind", "surface", "slot", "mode", "state", "before", "after"])
      #expect(change["before"]?["shown"] == .bool(true))
    }

    @Test func `a read has its group and what it found`() throws {
      let (_, json) = try document(sandbox, "CountVisitorIntent", "Porch")
      let read = json.list("reads").first { $0["key"]?.string == "visitors" }
      #expect(read?.keys == ["group", "key", "value"])
      #expect(read?["group"]?.string == "group.example.porch")
      #expect(read?["value"] == .null)
    }

    @Test func `the document of all presses has its keys`() throws {
      let (run, json) = try document(sandbox, "--all", "Porch")
      #expect(run.status == 0)
      #expect(json.keys == ["version", "presses", "failures", "findings"])
      #expect(json.list("presses").count == 2)
      for press in json.list("presses") {
        #expect(press.keys.subtracting(["error"]) == Self.pressKeys)
      }
    }

    // MARK: Scenarios

    @Test func `a scenario is where a press begins, and stays as it is`() throws {
      try sandbox.write("porch.json", #"{"group.example.porch": {"visitors": 5, "on": true}}"#)
      // That the file is as it was is checked after every run.
      let count = try document(
        sandbox, "CountVisitorIntent", "Porch", "--store", "porch.json")
      #expect(count.run.status == 0)
      #expect(count.json.written("visitors") == .number(6))
      let toggle = try document(sandbox, "porch", "Porch", "--store", "porch.json")
      #expect(toggle.json.written("on") == .bool(false))
      #expect(sandbox.files(in: ".").filter { !$0.hasPrefix("Porch") } == ["porch.json"])
    }

    @Test func `a scenario that is none is told`() throws {
      try sandbox.write("bad.json", "[1, 2]")
      let run = try sandbox.run("press", "porch", "Porch", "--store", "bad.json")
      #expect(run.status == 2)
      #expect(run.errors.contains("bad.json"))
    }

    // MARK: Store

    private func store(_ arguments: String...) throws -> Outcome {
      try sandbox.run(
        ["store"] + arguments + ["--store", "data"], setting: .writing("data"))
    }

    @Test(arguments: [
      ("true", "true"), ("7", "7"), ("1.5", "1.5"), ("plain words", "\"plain words\""),
      ("[\"a\",\"b\"]", "[\"a\", \"b\"]"),
    ])
    func `what is set is got`(text: String, shown: String) throws {
      #expect(try store("set", "group.example.porch", "key", text).status == 0)
      let run = try store("get", "group.example.porch", "key")
      #expect(run.status == 0)
      #expect(run.output.hasPrefix("key = \(shown)"))
    }

    @Test func `who wrote a value, and when, is told`() throws {
      _ = try store("set", "group.example.porch", "visitors", "2")
      _ = try sandbox.run(
        "press", "porch", "Porch", "--store", "data", setting: .writing("data"))
      let run = try store("get", "group.example.porch")
      #expect(run.outputLines.count == 2)
      let time = #/, \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\)$/#
      #expect(run.outputLines.allSatisfy { $0.contains(time) })
      #expect(run.outputLines.first?.hasPrefix("on = true  (extension,") == true)
      #expect(run.outputLines.last?.hasPrefix("visitors = 2  (app,") == true)
    }

    @Test func `a reset takes a key or all of a group`() throws {
      for key in ["a", "b", "c"] { _ = try store("set", "group.example.porch", key, "1") }
      #expect(try store("reset", "group.example.porch", "a").status == 0)
      #expect(try store("get", "group.example.porch").outputLines.count == 2)
      #expect(try store("reset", "group.example.porch").status == 0)
      let run = try store("get", "group.example.porch")
      #expect(run.status == 1)
      #expect(run.output.isEmpty)
    }

    @Test(arguments: [
      ["get"], ["set", "group.example.porch", "key"], ["get", "group.example.porch"],
      ["burn", "group.example.porch", "--store", "data"],
      ["set", "group.example.porch", "key", "1", "--store", "porch.json"],
    ])
    func `wrong usage of the store is told`(arguments: [String]) throws {
      try sandbox.write("porch.json", "{}")
      let run = try sandbox.run(["store"] + arguments)
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("Error: "))
    }

    @Test func `a write of the app tells which control shows an old state`() throws {
      let run = try store("set", "group.example.porch", "on", "true", "--of", "Porch")
      #expect(run.status == 0)
      #expect(run.outputLines.first?.hasPrefix("wrote on in group.example.porch") == true)
      let line = run.errorLines.first { $0.contains("[stale-after-app-write]") }
      #expect(line?.hasPrefix("Porch/Porch.swift:") == true)
      #expect(line?.contains("com.example.porch") == true)
      let strict = try store(
        "set", "group.example.porch", "on", "false", "--of", "Porch", "--fail-on", "warning")
      #expect(strict.status == 1)
    }

    @Test func `a reload of the control silences it`() throws {
      let run = try store(
        "set", "group.example.porch", "on", "true", "--of", "Porch", "--reload",
        "com.example.porch", "--fail-on", "warning")
      #expect(run.status == 0)
      #expect(!run.errors.contains("stale-after-app-write"))
      #expect(run.outputLines.contains { $0.contains("reloaded com.example.porch") })
    }

    @Test func `a reload takes a unique end of a kind`() throws {
      let run = try store(
        "set", "group.example.porch", "on", "true", "--of", "Porch", "--reload", "porch",
        "--fail-on", "warning")
      #expect(run.status == 0)
      #expect(run.outputLines.contains { $0.contains("reloaded com.example.porch") })
    }

    @Test(arguments: [["--of", "Porch", "--reload", "nothing"], ["--reload", "porch"]])
    func `a reload of what there is not is told, and nothing is written`(
      options: [String]
    ) throws {
      let run = try sandbox.run(
        ["store", "set", "group.example.porch", "on", "true", "--store", "kept"] + options)
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("Error: "))
      #expect(sandbox.files(in: "kept").isEmpty)
    }

    @Test func `a write that no control shows is no fault`() throws {
      let run = try store(
        "set", "group.example.porch", "visitors", "4", "--of", "Porch", "--fail-on", "warning")
      #expect(run.status == 0)
      #expect(run.errors.isEmpty)
    }
  }
}
