// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension PressTests {
  /// What a press tells of what was done: opened, written, thrown.
  struct EffectTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .common)
      try sandbox.write("Effects/Effects.swift", Self.source)
    }

    private static func control(_ name: String, _ body: String, modifier: String = "") -> String {
      """
      struct \(name)Control: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "com.example.\(name.lowercased())") {
            ControlWidgetButton(action: \(name)Intent()) { Label("\(name)", systemImage: "circle") }
              \(modifier)
          }
        }
      }

      struct \(name)Intent: AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        func perform() async throws -> some IntentResult\(name == "Links" ? " & OpensIntent" : "") {
          let store = UserDefaults(suiteName: "group.example.effects")
          \(body)
        }
      }

      """
    }

    private static let source = """
      import AppIntents
      import Foundation
      import SwiftUI
      import WidgetKit

      @main
      struct EffectsBundle: WidgetBundle {
        var body: some Widget {
          LinksControl()
          KeepsControl()
          ShoutsControl()
          ScaresControl()
          AsleepControl()
          UnknownControl()
          ManyControl()
          CountsControl()
        }
      }

      struct Scare: Error, CustomStringConvertible {
        var description: String { "a\\u{1B}[31m\\n::stop-commands::x\\u{202E}b" }
      }

      """
      + control(
        "Links",
        """
        store?.set(1, forKey: "n")
        return .result(opensIntent: OpenURLIntent(URL(string: "https://example.com/a")!))
        """)
      + control(
        "Keeps",
        """
        store?.set(Data([1, 2, 3, 255]), forKey: "data")
        store?.set(Date(timeIntervalSince1970: 86_400), forKey: "date")
        store?.set(["b": 1.5, "a": 2], forKey: "table")
        store?.removeObject(forKey: "data")
        UserDefaults.standard.set(true, forKey: "own")
        return .result()
        """)
      + control(
        "Shouts",
        """
        store?.set("v\\u{1B}[2J\\n::error::x", forKey: "k\\u{1B}[31m\\n::stop-commands::")
        print("\\u{1B}[31m\\n::stop-commands::x")
        return .result()
        """)
      + control("Scares", "if store != nil { throw Scare() }\nreturn .result()")
      + control(
        "Asleep", "store?.set(1, forKey: \"n\")\nreturn .result()", modifier: ".disabled(true)")
      + control(
        "Unknown",
        """
        ControlCenter.shared.reloadControls(ofKind: "com.example.nowhere")
        ControlCenter.shared.reloadControls(ofKind: "com.example.nowhere")
        return .result()
        """)
      + control(
        "Many",
        """
        for number in 0..<1000 { store?.set(number, forKey: "key\\(number)") }
        abort()
        return .result()
        """)
      + control(
        "Counts",
        """
        let kinds = try await ControlCenter.shared.currentControls().map(\\.kind)
        store?.set(kinds, forKey: "kinds")
        return .result()
        """)

    @Test func `what the result opens is told`() throws {
      let (run, json) = try document(sandbox, "com.example.links", "Effects")
      #expect(run.status == 0)
      #expect(json["opened"] == .list([.text("https://example.com/a")]))
      #expect(json["foregrounded"]?.bool == true)
      #expect(json["process"]?.string == "extension")
      #expect(json.rules.isEmpty)
      let text = try sandbox.run("press", "com.example.links", "Effects")
      #expect(text.outputLines.contains { $0.contains("opened https://example.com/a") })
      #expect(!text.output.contains("nobody can see"))
    }

    @Test func `values of all sorts are told as they were written`() throws {
      let (run, json) = try document(sandbox, "com.example.keeps", "Effects")
      #expect(run.status == 0)
      let writes = json.list("writes")
      #expect(writes.map { $0["key"]?.string } == ["data", "date", "table", "data", "own"])
      try #require(writes.count == 5)
      #expect(writes[0]["to"] == .text("AQID/w=="))
      #expect(writes[1]["to"] == .text("1970-01-02T00:00:00Z"))
      #expect(writes[2]["to"] == .object(["a": .number(2), "b": .number(1.5)]))
      #expect(writes[3]["from"] == .text("AQID/w=="))
      #expect(writes[3]["to"] == .null)
      #expect(writes[4]["group"] == .null)
    }

    // That no control character is in what is told is checked after every run.
    @Test(arguments: ["com.example.shouts", "com.example.scares"])
    func `hostile text is told without harm`(kind: String) throws {
      let run = try sandbox.run(
        "press", kind, "Effects", "--store", "data", setting: .writing("data"))
      #expect(run.status == (kind == "com.example.scares" ? 1 : 0))
      #expect(run.output.contains("stop-commands"))
      let lines = run.outputLines + run.errorLines
      #expect(!lines.contains { $0.hasPrefix("::") })
      let stored = try sandbox.run("store", "get", "group.example.effects", "--store", "data")
      #expect(!stored.outputLines.contains { $0.hasPrefix("::") })
    }

    @Test func `a control that is disabled is refused`() throws {
      let (run, json) = try document(sandbox, "com.example.asleep", "Effects")
      #expect(run.status == 1)
      #expect(json["outcome"]?.string == "refused")
      #expect(json["error"]?.string?.contains("disabled") == true)
      #expect(json.list("writes").isEmpty)
    }

    @Test(arguments: [["com.example.counts"], ["--all"]])
    func `a press is told of every control of the bundle`(which: [String]) throws {
      let run = try sandbox.run(
        ["press"] + which + ["Effects", "--format", "json"], setting: .init(isDocument: true))
      let json = try run.json()
      let press = json.list("presses").last ?? json
      let names = ["links", "keeps", "shouts", "scares", "asleep", "unknown", "many", "counts"]
      #expect(press.written("kinds") == .list(names.map { .text("com.example." + $0) }))
    }

    @Test func `a reload of a kind that there is not is told`() throws {
      let (_, json) = try document(sandbox, "com.example.unknown", "Effects")
      let reload = json.list("reloads").first { $0["kind"]?.string == "com.example.nowhere" }
      #expect(reload?["known"]?.bool == false)
      #expect(reload?["automatic"]?.bool == false)
      #expect(reload?["count"] == .number(2))
      let text = try sandbox.run("press", "com.example.unknown", "Effects")
      #expect(text.outputLines.contains { $0.contains("there is no such kind") })
    }

    @Test func `a press that nobody can see is told so, with what to try`() throws {
      let run = try sandbox.run("press", "com.example.keeps", "Effects")
      #expect(run.outputLines.contains { $0.contains("nobody can see this press") })
      #expect(run.outputLines.contains { $0.contains("try ") })
    }

    @Test func `all that was written before a crash is in the store`() throws {
      let run = try sandbox.run(
        "press", "com.example.many", "Effects", "--store", "data", setting: .writing("data"))
      #expect(run.status == 2)
      let stored = try sandbox.run("store", "get", "group.example.effects", "--store", "data")
      #expect(stored.outputLines.count == 1000)
      #expect(stored.outputLines.contains { $0.hasPrefix("key999 = 999  (extension,") })
    }

    @Test func `two presses tell the same`() throws {
      func text() throws -> [String] {
        let (run, _) = try document(sandbox, "com.example.keeps", "Effects")
        return run.outputLines.filter { !$0.contains("\"milliseconds\"") }
      }
      #expect(try text() == text())
    }

    @Test func `a damaged store is told and set aside`() throws {
      _ = try sandbox.run(
        "store", "set", "group.example.effects", "n", "1", "--store", "data",
        setting: .writing("data"))
      let garbage = "this is no property list"
      for name in sandbox.files(in: "data") where name.hasSuffix(".plist") {
        try sandbox.write("data/\(name)", garbage)
      }
      let run = try sandbox.run(
        "press", "com.example.links", "Effects", "--store", "data", setting: .writing("data"))
      #expect(run.status == 2)
      #expect(run.failures.contains { $0.contains("group.example.effects") })
      let kept = sandbox.files(in: "data").filter { name in
        FileManager.default.contents(atPath: "\(sandbox.work)/data/\(name)") == Data(garbage.utf8)
      }
      #expect(kept.count == 1)
      let stored = try sandbox.run("store", "get", "group.example.effects", "--store", "data")
      #expect(stored.output.hasPrefix("n = 1"))
    }

    @Test func `no store is left behind without one being given`() throws {
      // That no file is changed is checked after every run.
      let first = try document(sandbox, "com.example.links", "Effects")
      let second = try document(sandbox, "com.example.links", "Effects")
      #expect(first.json.list("writes") == second.json.list("writes"))
      #expect(second.json.list("writes").first?["from"] == .null)
    }
  }
}
