// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// Plugins that look for the worker's own descriptors and write there what a worker would say.
struct ForgedMessageTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(cache: .common)
    try sandbox.add(.lamp, .bell)
  }

  /// Functions that write to every descriptor that there is.
  private static let forger = """
    func forge(_ text: String) {
      for descriptor in Int32(3)..<64 {
        text.withCString { _ = write(descriptor, $0, strlen($0)) }
      }
    }
    func forge(line: String) { forge("\\n" + line + "\\n") }
    """

  private func write(provider: String = "", perform: String = "") throws {
    try sandbox.write(
      "Forger/Forger.swift",
      ExtensionSource(
        name: "Forger", kind: "com.example.forger", provider: "\(provider)\nreturn false",
        perform: perform, extra: Self.forger
      ).text)
  }

  static let lines = [
    "step\\tloading\\t99\\tx", "step\\tperforming\\t-1\\tx",
    "step\\tarchiving\\t9223372036854775807\\tx", "problem\\t77\\tx\\tarchive\\tx",
    "item\\t1\\t0\\tcom.example.lamp\\tcontrol\\tLampControl\\tForged\\tLamp",
    "item\\t-3\\t99999999999", "surface\\tshelf\\tShelf\\tx\\t999999999", "pressed\\tdone",
    "event\\tforeground", "ready\\t1", "done\\t0", "request", "99", "0",
  ]

  @Test(arguments: lines)
  func `a line that is forged while items are listed is ignored, and told`(line: String) throws {
    try write(provider: "forge(line: \"\(line)\")")
    let run = try sandbox.run("list", "Forger", "Lamp", "Bell")
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(run.failures.first?.hasPrefix("Forger/Forger.swift:") == true)
    #expect(run.failures.first?.contains("a descriptor that is not its own") == true)
    for name in ["Forger", "Lamp", "Bell"] {
      #expect(run.outputLines.contains { $0.hasPrefix(name + "  ") })
    }
    #expect(!run.output.contains("Forged"))
  }

  @Test(arguments: lines)
  func `a line that is forged while an intent is performed is ignored, and told`(
    line: String
  ) throws {
    try write(
      perform: """
        forge(line: "\(line)")
        UserDefaults(suiteName: "group.example.forged")?.set(1, forKey: "after")
        """)
    let (run, json) = try PressTests.document(sandbox, "com.example.forger", "Forger", "Lamp")
    #expect(run.status == 2)
    #expect(json["outcome"]?.string == "done")
    #expect(json.written("after") == .number(1))
    #expect(json.list("failures").count == 1)
    #expect(json.list("failures").first?["plugin"]?.string == "Forger")
  }

  @Test(arguments: [
    "forge(line: \"step\\tloading\\t99\\tx\"); _exit(0)", "forge(line: \"done\\t0\"); _exit(0)",
    "forge(\"step\\tarch\"); _exit(3)",
  ])
  func `a process that forges a line and ends is told as what it is`(deed: String) throws {
    try write(perform: deed)
    let (run, json) = try PressTests.document(sandbox, "--all", "Forger", "Bell")
    #expect(run.status == 2)
    #expect(json.list("presses").map { $0["outcome"]?.string } == ["exited", "done"])
    try write(provider: deed)
    let list = try sandbox.run("list", "Forger", "Lamp")
    #expect(list.status == 2)
    #expect(list.failures.contains { $0.contains("called exit(") })
    #expect(list.outputLines.contains { $0.hasPrefix("Lamp  ") })
  }

  @Test func `steps that alternate for ever do not put off the time limit`() throws {
    try write(
      provider: """
        while true {
          for subject in ["a", "b"] { forge(line: "step\\tarchiving\\t0\\t" + subject) }
          usleep(10_000)
        }
        """)
    let run = try sandbox.run("list", "Forger", "Lamp", "--timeout", "1")
    #expect(run.status == 2)
    #expect(run.failures.contains { $0.contains("took longer than 1 s") })
    #expect(run.outputLines.contains { $0.hasPrefix("Lamp  ") })
  }

  @Test(arguments: [
    "let text = String(repeating: \"x\", count: 1 << 20); while true { forge(text) }",
    "let text = String(repeating: \"x\\n\", count: 1 << 19); while true { forge(text) }",
    """
    let text = "item" + String(repeating: "\\t", count: 1 << 20)
    while true { forge(text) }
    """,
    """
    let text = "event\\tread\\t0\\tk\\t1" + String(repeating: "\\tarray\\t1", count: 100_000)
    for _ in 0..<2000 { forge(line: text) }
    """,
  ])
  func `a flood does not drown the program`(deed: String) throws {
    try write(provider: deed)
    // With so little memory the program would end if it took all of it in.
    let setting = Sandbox.Setting(launcher: [
      "/bin/sh", "-c", "ulimit -v 1500000; exec \"$@\"", "sh",
    ])
    let run = try sandbox.run("list", "Forger", "--timeout", "60", setting: setting)
    #expect(run.status == 2)
    #expect(run.failures.contains { $0.contains("told more than") })
  }

  @Test func `a plugin that forges while it is opened is told`() throws {
    try sandbox.write(
      "Early/Early.swift",
      """
      import AppIntents
      import Foundation
      import SwiftUI
      import WidgetKit

      @main
      struct EarlyBundle: WidgetBundle {
        static func main() {
          forge(line: "ready\\t1")
          forge(line: "step\\tloading\\t99\\tx")
          forge(line: "0")
        }
        var body: some Widget { EarlyControl() }
      }

      struct EarlyControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "com.example.early") {
            ControlWidgetButton(action: EarlyIntent()) { Label("Early", systemImage: "star") }
          }
        }
      }

      struct EarlyIntent: AppIntent {
        static let title: LocalizedStringResource = "Early"
        func perform() async throws -> some IntentResult { .result() }
      }

      \(Self.forger)

      """)
    let (run, json) = try PressTests.document(sandbox, "com.example.bell", "Early", "Bell")
    #expect(run.status == 2)
    #expect(json["outcome"]?.string == "done")
    #expect(json.list("failures").contains { $0["plugin"]?.string == "Early" })
  }

  @Test func `a plugin that starts a thread while it is opened is pressed, too`() throws {
    try sandbox.write(
      "Busy/Busy.swift",
      """
      import AppIntents
      import Foundation
      import SwiftUI
      import WidgetKit

      @main
      struct BusyBundle: WidgetBundle {
        static func main() {
          Thread.detachNewThread { while true { sleep(1000) } }
        }
        var body: some Widget { BusyControl() }
      }

      struct BusyControl: ControlWidget {
        var body: some ControlWidgetConfiguration {
          StaticControlConfiguration(kind: "com.example.busy") {
            ControlWidgetButton(action: BusyIntent()) { Label("Busy", systemImage: "star") }
          }
        }
      }

      struct BusyIntent: AppIntent {
        static let title: LocalizedStringResource = "Busy"
        func perform() async throws -> some IntentResult { .result() }
      }

      """)
    let (run, json) = try PressTests.document(sandbox, "com.example.bell", "Busy", "Bell")
    #expect(run.status == 0)
    #expect(json["outcome"]?.string == "done")
  }

  @Test(arguments: ["kill(getppid(), SIGKILL)", "kill(getppid(), SIGSTOP)"])
  func `a press that ends the worker it comes from is told, and the next one is done`(
    deed: String
  ) throws {
    try write(perform: deed)
    let (run, json) = try PressTests.document(
      sandbox, "--all", "Forger", "Bell", "--timeout", "2")
    #expect([0, 2].contains(run.status))
    let outcomes = json.list("presses").map { $0["outcome"]?.string }
    #expect(outcomes.count == 2)
    #expect(outcomes.last == "done")
  }
}
