// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if os(Linux)
  import Foundation
  import Testing

  /// What hostile code does in more than one call, and systems on which it can't be confined.
  struct HostileDeedTests {
    // That no process and no file is left behind is checked after every run.
    private func press(
      _ deed: String, _ mode: HostileRun.Mode, missing calls: [Int] = []
    ) throws -> Outcome {
      if let obstacle = mode.obstacle { try Test.cancel(obstacle) }
      let place = try HostilePlace()
      var setting = place.setting(mode)
      setting.missingCalls += calls
      let program = try place.sandbox.start(
        ["press", "com.example.hostile.\(deed)", "Hostile"], setting: setting)
      return place.sandbox.finish(program, setting: setting)
    }

    #if arch(x86_64)
      @Test(arguments: ["compat", "x32"])
      func `a call in the way of another architecture ends the process`(deed: String) throws {
        let run = try press(deed, .owner)
        #expect(run.status == 2)
        #expect(!run.errors.contains("answered"))
        #expect(run.failures.contains { $0.contains("a system call that is not allowed") })
      }
    #endif

    @Test(arguments: HostileRun.Mode.allCases)
    func `whatever lies in the home folder is removed`(mode: HostileRun.Mode) throws {
      let run = try press("litter", mode)
      #expect(run.status == 0)
    }

    @Test(arguments: HostileRun.Mode.allCases)
    func `folders are removed however deep they are`(mode: HostileRun.Mode) throws {
      let run = try press("nest", mode)
      #expect(run.status == 0)
      #expect(run.errorLines.contains { $0.hasSuffix("| true") })
    }

    @Test(arguments: [HostileRun.Mode.nobody])
    func `threads come to an end`(mode: HostileRun.Mode) throws {
      let run = try press("threads", mode)
      #expect(run.errorLines.contains { $0.hasSuffix("| stopped") })
    }

    @Test func `where no filter can be installed nothing is run`() throws {
      let run = try press("all", .owner, missing: [Kernel.filterCall])
      #expect(run.status == 2)
      #expect(run.failures.contains { $0.contains("no code was run, since it can't be confined") })
      #expect(!run.errors.contains(" | "))
    }

    @Test func `a kernel without Landlock is told once`() throws {
      let run = try press("litter", .ownerWithoutLandlock)
      #expect(run.status == 0)
      #expect(run.errorLines.filter { $0.contains("has no Landlock") }.count == 1)
    }

    @Test func `files in the container of a group do not outlive the run`() throws {
      let sandbox = try Sandbox()
      try sandbox.write(
        "Counter/Counter.swift",
        ExtensionSource(
          name: "Counter", kind: "com.example.counter",
          provider: """
            let folder = FileManager.default.containerURL(
              forSecurityApplicationGroupIdentifier: "group.example.counter")
            let file = folder?.appendingPathComponent("count") ?? URL(fileURLWithPath: "count")
            let count = (try? String(contentsOf: file, encoding: .utf8)).flatMap { Int($0) } ?? 0
            try String(count + 1).write(to: file, atomically: true, encoding: .utf8)
            print("count", count)
            return false
            """
        ).text)
      let first = try sandbox.run("list", "Counter")
      let second = try sandbox.run("list", "Counter")
      #expect(first.status == 0)
      #expect(first.errorLines.first == "Counter | count 0")
      #expect(first.errors == second.errors)
    }
  }
#endif
