// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

extension PressTests {
  /// What a press finds, and where it says nothing.
  struct FindingTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .common)
      // The controls that stand beside those that are pressed.
      let beside = ["Scene", "Mood"]
      for (folder, part) in [("Traps", \Trap.flawed), ("Mended", \Trap.mended)] {
        for trap in Trap.all {
          try sandbox.write("\(folder)/\(trap.name).swift", trap.source(trap[keyPath: part]))
        }
        let bundle = Trap.bundle(folder, Trap.all)
        let more = beside.map { "    \($0)NameControl()\n" }.joined()
        try sandbox.write(
          "\(folder)/Bundle.swift", bundle.replacing("\n  }\n}", with: "\n\(more)  }\n}"))
      }
    }

    @Test(arguments: Trap.all)
    func `a mistake is found where it is`(trap: Trap) throws {
      let (run, json) = try document(sandbox, trap.kind, "Traps")
      #expect(run.status == trap.status)
      #expect(json["outcome"]?.string == trap.outcome)
      #expect(json.rules == [trap.rule])
      let finding = json.list("findings").first { $0["rule"]?.string == trap.rule }
      #expect(finding?["file"]?.string == "Traps/\(trap.name).swift")
      #expect(trap.lines.contains(finding?["line"]?.number ?? 0))
      #expect(finding?["help"]?.string?.isEmpty == false)
    }

    @Test(arguments: Trap.all)
    func `what is mended is not found`(trap: Trap) throws {
      let (run, json) = try document(sandbox, trap.kind, "Mended")
      #expect(run.status == (trap.mendedOutcome == "threw" ? 1 : 0))
      #expect(json["outcome"]?.string == trap.mendedOutcome)
      #expect(json.rules.isEmpty)
    }

    @Test func `every mistake is found when all is pressed`() throws {
      let (run, json) = try document(sandbox, "--all", "Traps")
      #expect(run.status == 1)
      for trap in Trap.all {
        let isTold = json.list("findings").contains {
          $0["rule"]?.string == trap.rule
            && $0["file"]?.string == "Traps/\(trap.name).swift"
        }
        #expect(isTold, "\(trap.testDescription)")
      }
      let told = json.list("findings").compactMap { finding in
        Trap.all.first { finding["file"]?.string == "Traps/\($0.name).swift" }.map {
          finding["rule"]?.string == $0.rule
        }
      }
      #expect(!told.contains(false))
    }

    @Test func `nothing is found where all is mended`() throws {
      let (run, json) = try document(sandbox, "--all", "Mended", "--fail-on", "info")
      #expect(run.status == 0)
      #expect(json.rules.isEmpty)
    }

    @Test func `the report for people names file, line and rule`() throws {
      let run = try sandbox.run("press", "com.example.tunnel", "Traps")
      let trap = try #require(Trap.all.first { $0.name == "Tunnel" })
      #expect(run.status == 1)
      let line = run.errorLines.first { $0.contains("[no-rollback]") }
      let place = "Traps/Tunnel.swift:\(Int(trap.lines.first ?? 0)):"
      #expect(line?.hasPrefix(place) == true)
      #expect(line?.contains("from nothing to true") == true)
    }

    @Test(arguments: [("warning", 1), ("error", 0)] as [(String, Int32)])
    func `which findings fail is chosen`(severity: String, status: Int32) throws {
      let run = try sandbox.run("press", "com.example.scene", "Traps", "--fail-on", severity)
      #expect(run.status == status)
      #expect(run.errors.contains("[stale-after-app-write]"))
    }

    @Test func `what another control shows is not told as changed without a reload`() throws {
      let flawed = try document(sandbox, "com.example.scene", "Traps")
      let mended = try document(sandbox, "com.example.scene", "Mended")
      func kinds(_ json: JSONValue) -> Set<String> {
        Set(json.list("changes").compactMap { $0["kind"]?.string })
      }
      #expect(kinds(flawed.json) == ["com.example.scene"])
      #expect(kinds(mended.json) == ["com.example.scene", "com.example.scenename"])
    }
  }
}
