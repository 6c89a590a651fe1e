// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension PressTests {
  /// Presses of controls whose provider goes wrong before or after, and presses that are interrupted.
  struct BrokenPressTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .common)
      try sandbox.add(.bell)
    }

    private func write(_ folder: String, provider: String, perform: String) throws {
      try sandbox.write(
        "\(folder)/\(folder).swift",
        ExtensionSource(
          name: folder, kind: "com.example.\(folder.lowercased())",
          provider: "\(provider)\nreturn false", perform: perform,
          extra: "var store: UserDefaults? { UserDefaults(suiteName: \"group.example.broken\") }"
        ).text)
    }

    private static let deeds = [
      "fatalError(\"the wire is broken\")", "exit(0)", "while true { sleep(1000) }",
    ]

    @Test(arguments: deeds)
    func `a provider that goes wrong after the press is told, and so is the press`(
      deed: String
    ) throws {
      try write(
        "After", provider: "if store?.bool(forKey: \"pressed\") == true { \(deed) }",
        perform: "store?.set(true, forKey: \"pressed\")")
      let (run, json) = try document(
        sandbox, "com.example.after", "After", "Bell", "--timeout", "1", "--store", "data",
        setting: .writing("data"))
      #expect(run.status == 2)
      #expect(json["outcome"]?.string == "done")
      #expect(json.written("pressed") == .bool(true))
      #expect(!json.list("failures").isEmpty)
      #expect(json.list("failures").allSatisfy { $0["plugin"]?.string == "After" })
      let stored = try sandbox.run("store", "get", "group.example.broken", "--store", "data")
      #expect(stored.output.hasPrefix("pressed = true  (extension,"))
    }

    @Test(arguments: deeds)
    func `a provider that goes wrong before the press is input that can't be loaded`(
      deed: String
    ) throws {
      try write("Before", provider: deed, perform: "store?.set(true, forKey: \"pressed\")")
      let run = try sandbox.run(
        "press", "com.example.before", "Before", "Bell", "--timeout", "1")
      #expect(run.status == 2)
      #expect(run.failures.contains { $0.contains("BeforeControl") })
    }

    @Test func `a plugin beside one whose provider goes wrong is pressed`() throws {
      try write("Before", provider: "exit(0)", perform: "")
      let (run, json) = try document(sandbox, "com.example.bell", "Before", "Bell")
      #expect(run.status == 2)
      #expect(json["outcome"]?.string == "done")
      #expect(json.list("failures").count == 1)
    }

    @Test func `code that does not compile is told`() throws {
      try sandbox.write("Odd/Odd.swift", "import AppIntents\nstruct Odd: AppIntent { let }\n")
      let run = try sandbox.run("press", "com.example.bell", "Odd", "Bell")
      #expect(run.status == 2)
      #expect(run.failures.contains { $0.hasPrefix("Odd/Odd.swift:2:") })
    }

    @Test(arguments: [
      "let all = dlsym(nil, \"_exit\"); unsafeBitCast(all, to: (@convention(c) (Int32) -> Void).self)(0)",
      "for number in 3..<1024 { close(Int32(number)) }",
      "for number in 0..<1024 { close(Int32(number)) }; abort()",
    ])
    func `a process that cuts itself off is told, and its writes stay`(deed: String) throws {
      try write(
        "Cut", provider: "", perform: "store?.set(true, forKey: \"pressed\")\n\(deed)")
      let (run, json) = try document(
        sandbox, "com.example.cut", "Cut", "--timeout", "1", "--store", "data",
        setting: .writing("data"))
      #expect(run.status == 2)
      #expect(["crashed", "exited", "timed-out"].contains(json["outcome"]?.string))
      #expect(json.written("pressed") == .bool(true))
      let stored = try sandbox.run("store", "get", "group.example.broken", "--store", "data")
      #expect(stored.output.hasPrefix("pressed = true"))
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func `an interruption ends a press, and what it wrote stays`(
      signal: Int32, status: Int32
    ) throws {
      let pipe = sandbox.root + "/pipe"
      try #require(mkfifo(pipe, 0o600) == 0)
      let descriptor = open(pipe, O_RDONLY | O_NONBLOCK)
      defer { close(descriptor) }
      try write(
        "Long", provider: "",
        perform: """
          store?.set(true, forKey: "pressed")
          let pipe = open("\(pipe)", O_WRONLY)
          Foundation.write(pipe, "x", 1)
          while true { sleep(1000) }
          """)
      var setting = Sandbox.Setting.writing("data")
      // With Landlock user code could not open the pipe.
      setting.missingCalls = Kernel.landlockCalls
      let program = try sandbox.start(
        ["press", "com.example.long", "Long", "--store", "data"], setting: setting)
      var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
      #expect(poll(&polls, 1, 60_000) == 1)
      program.send(signal)
      let run = sandbox.finish(program, setting: setting)
      #expect(run.status == status)
      #expect(run.output.isEmpty)
      let stored = try sandbox.run("store", "get", "group.example.broken", "--store", "data")
      #expect(stored.output.hasPrefix("pressed = true"))
    }
  }
}
