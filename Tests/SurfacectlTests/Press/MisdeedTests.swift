// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension PressTests {
  /// Something that perform() should not do.
  struct Misdeed: Sendable, CustomTestStringConvertible {
    let name: String
    let outcome: String
    let status: Int32
    let code: String
    /// A word of the sentence that tells it.
    var word = ""

    var testDescription: String { name }
    var kind: String { "com.example.\(name.lowercased())" }

    static let all = [
      Misdeed(
        name: "Traps", outcome: "crashed", status: 2, code: "fatalError(\"the wire is broken\")",
        word: "the wire is broken"),
      Misdeed(
        name: "Crashes", outcome: "crashed", status: 2,
        code: "UnsafeMutablePointer<Int>(bitPattern: 16)?.pointee = 1", word: "crashed"),
      Misdeed(
        name: "Aborts", outcome: "crashed", status: 2, code: "abort()", word: "crashed"),
      Misdeed(
        name: "Exits", outcome: "exited", status: 2, code: "exit(0)", word: "exit(0)"),
      Misdeed(
        name: "Fails", outcome: "exited", status: 2, code: "exit(3)", word: "exit(3)"),
      Misdeed(
        name: "Hangs", outcome: "timed-out", status: 2,
        code: "try await Task.sleep(for: .seconds(1000))", word: "1 s"),
      Misdeed(
        name: "Blocks", outcome: "timed-out", status: 2, code: "while true { sleep(1000) }",
        word: "1 s"),
      Misdeed(
        name: "Spins", outcome: "timed-out", status: 2,
        code: "var number = 0; while true { number &+= 1 }", word: "1 s"),
      Misdeed(
        name: "Stops", outcome: "timed-out", status: 2, code: "raise(SIGSTOP)", word: "1 s"),
      Misdeed(
        name: "Kills", outcome: "crashed", status: 2, code: "kill(0, SIGKILL)", word: "killed"),
      Misdeed(
        name: "Recurs", outcome: "crashed", status: 2,
        code: "func again(_ n: Int) -> Int { again(n &+ 1) &+ again(n) }; print(again(1))",
        word: "recursion"),
      Misdeed(name: "Throws", outcome: "threw", status: 1, code: "throw Refused()"),
      Misdeed(
        name: "Prints", outcome: "done", status: 0,
        code: """
          let line = String(repeating: "x", count: 1 << 20)
          for _ in 0..<50 { print(line) }
          """),
      Misdeed(
        name: "Starts", outcome: "done", status: 0,
        code: "print(popen(\"sleep 1000\", \"r\") == nil)"),
      Misdeed(
        name: "Forks", outcome: "done", status: 0,
        code: """
          typealias Fork = @convention(c) () -> Int32
          if let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "fork") {
            let fork = unsafeBitCast(symbol, to: Fork.self)
            for _ in 0..<5 where fork() == 0 { while true { sleep(1000) } }
          }
          """),
    ]

    /// A file with a button that writes, and then does it.
    var source: String {
      """
      import AppIntents
      import Foundation
      import SwiftUI
      import WidgetKit

      struct \(name)Control: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "\(kind)") {
            ControlWidgetButton(action: \(name)Intent()) { Label("\(name)", systemImage: "circle") }
          }
        }
      }

      struct \(name)Intent: AppIntent {
        static let title: LocalizedStringResource = "\(name)"
        func perform() async throws -> some IntentResult {
          let store = UserDefaults(suiteName: "group.example.rogue")
          for number in 1...20 { store?.set(number, forKey: "step\\(number)") }
          \(code)
          return .result()
        }
      }

      """
    }
  }

  /// perform() that goes wrong: outcome, exit status, what stays, and who else is hurt.
  struct MisdeedTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .common)
      try sandbox.add(.bell)
      let controls = Misdeed.all.map { "    \($0.name)Control()" }.joined(separator: "\n")
      try sandbox.write(
        "Rogue/Bundle.swift",
        """
        import AppIntents
        import SwiftUI
        import WidgetKit

        struct Refused: Error {}

        @main
        struct RogueBundle: WidgetBundle {
          var body: some Widget {
        \(controls)
            DeletesControl()
          }
        }

        struct DeletesControl: ControlWidget {
          var body: some ControlWidgetConfiguration {
            StaticControlConfiguration(kind: "com.example.deletes") {
              ControlWidgetButton(action: DeletesIntent()) { Label("Del", systemImage: "circle") }
            }
          }
        }

        struct DeletesIntent: AppIntent {
          static let title: LocalizedStringResource = "Delete"
          @Parameter(title: "Folder", default: "nowhere") var folder: String
          func perform() async throws -> some IntentResult {
            let store = UserDefaults(suiteName: "group.example.rogue")
            store?.set(1, forKey: "before")
            let files = FileManager.default
            for name in (try? files.contentsOfDirectory(atPath: folder)) ?? [] {
              try files.removeItem(atPath: folder + "/" + name)
            }
            store?.set(2, forKey: "after")
            return .result()
          }
        }

        """)
      for misdeed in Misdeed.all {
        try sandbox.write("Rogue/\(misdeed.name).swift", misdeed.source)
      }
    }

    private func stored() throws -> [String] {
      let run = try sandbox.run(
        "store", "get", "group.example.rogue", "--store", "data", setting: .writing("data"))
      return run.outputLines.compactMap { $0.split(separator: "  ").first.map(String.init) }
    }

    // That no process and no file is left behind is checked after every run.
    @Test(arguments: Misdeed.all)
    func `what a press does is told, and what it wrote before stays`(misdeed: Misdeed) throws {
      let (run, json) = try document(
        sandbox, misdeed.kind, "Rogue", "Bell", "--timeout", "1", "--store", "data",
        setting: .writing("data"))
      #expect(run.status == misdeed.status)
      #expect(json["outcome"]?.string == misdeed.outcome)
      #expect(json["intent"]?.string == "\(misdeed.name)Intent")
      #expect(json.list("writes").count == 20)
      #expect(json.list("failures").count == (misdeed.status == 2 ? 1 : 0))
      let failure = json.list("failures").first
      #expect(failure?["plugin"]?.string ?? "Rogue" == "Rogue")
      #expect(failure?["error"]?.string?.contains(misdeed.word) ?? true)
      #expect(json.rules.contains("slow-perform") == (misdeed.outcome == "timed-out"))
      #expect(try Set(stored()) == Set((1...20).map { "step\($0) = \($0)" }))
    }

    @Test func `a press that takes too long is found at its intent`() throws {
      let run = try sandbox.run("press", "com.example.hangs", "Rogue", "--timeout", "1")
      #expect(run.status == 2)
      let line = run.errorLines.first { $0.contains("[slow-perform]") }
      #expect(line?.hasPrefix("Rogue/Hangs.swift:14:") == true)
      #expect(line?.contains("warning") == true)
    }

    @Test func `what is printed without end is cut`() throws {
      let run = try sandbox.run("press", "com.example.prints", "Rogue")
      #expect(run.status == 0)
      #expect(run.errors.utf8.count < 200_000)
      #expect(run.errorLines.allSatisfy { $0.hasPrefix("Rogue | ") || !$0.contains("xxx") })
    }

    @Test func `a store whose files are deleted meanwhile works afterwards`() throws {
      let folder = sandbox.work + "/data"
      let setting = Sandbox.Setting(writes: ["data"], isDocument: true, namesSandbox: true)
      let (run, json) = try document(
        sandbox, "com.example.deletes", "Rogue", "--store", "data", "--set", "folder=\(folder)",
        setting: setting)
      #expect([0, 1].contains(run.status))
      #expect(["done", "threw"].contains(json["outcome"]?.string))
      let again = try sandbox.run(
        "store", "set", "group.example.rogue", "later", "3", "--store", "data",
        setting: .writing("data"))
      #expect(again.status == 0)
      #expect(try stored().contains("later = 3"))
      // What was written after the files were gone is there.
      #expect(try stored().contains("after = 2"))
    }

    @Test func `a plugin beside one that crashes is pressed`() throws {
      let (run, json) = try document(
        sandbox, "--all", "Rogue", "Bell", "--timeout", "1")
      #expect(run.status == 2)
      let outcomes = json.list("presses").map { $0["outcome"]?.string }
      #expect(outcomes == Misdeed.all.map(\.outcome) + ["done", "done"])
      let last = json.list("presses").last
      #expect(last?["kind"]?.string == "com.example.bell")
      #expect(json.list("failures").allSatisfy { $0["plugin"]?.string == "Rogue" })
    }

    @Test func `an intent that no control runs may crash too`() throws {
      try sandbox.write(
        "Bare/Bare.swift",
        """
        import AppIntents

        struct BareIntent: AppIntent {
          static let title: LocalizedStringResource = "Bare"
          func perform() async throws -> some IntentResult {
            fatalError("no control")
            return .result()
          }
        }

        """)
      let (run, json) = try document(sandbox, "BareIntent", "Bare")
      #expect(run.status == 2)
      #expect(json["outcome"]?.string == "crashed")
      #expect(json["kind"]?.string == "BareIntent")
    }
  }
}
