// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension BadInputTests {
  /// A compiler that is missing or broken, and places for temporary files that can't be used.
  struct BadToolchainTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .own)
      try sandbox.add(.lamp)
    }

    private func compiler(_ script: String) throws -> [String: String] {
      let folder = sandbox.root + "/bin"
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      try Data(("#!/bin/sh\n" + script + "\n").utf8).write(
        to: URL(fileURLWithPath: folder + "/swiftc"))
      _ = chmod(folder + "/swiftc", 0o755)
      return ["PATH": folder + ":/usr/bin:/bin"]
    }

    @Test(arguments: ["/nowhere", "", "relative", ":"])
    func `no compiler on PATH is told with exit status 2`(path: String) throws {
      let run = try sandbox.run("list", "Lamp", setting: .init(variables: ["PATH": path]))
      #expect(run.status == 2)
      #expect(run.output.isEmpty)
      #expect(run.errorLines.count == 1)
      let sentence = try #require(run.failures.first)
      #expect(sentence.contains("swiftc"))
      #expect(sentence.contains("PATH"))
    }

    @Test func `no compiler on PATH is told in the document too`() throws {
      let run = try sandbox.run(
        "list", "Lamp", "--format", "json", setting: .init(variables: ["PATH": "/nowhere"]))
      #expect(run.status == 2)
      #expect(try run.json().list("failures").first?["error"]?.string?.contains("swiftc") == true)
    }

    @Test func `a folder called swiftc is no compiler`() throws {
      try sandbox.makeFolder("bin/swiftc")
      let run = try sandbox.run(
        "list", "Lamp", setting: .init(variables: ["PATH": sandbox.work + "/bin"]))
      #expect(run.status == 2)
      #expect(run.failures.count == 1)
    }

    @Test(
      arguments: [
        "exit 1", "exit 0", "echo nonsense; exit 3", "kill -9 $$",
        "echo '<unknown>:0: error: unable to load standard library'; exit 1",
        "printf '\\033[31m\\001'; exit 1", "head -c 20000000 /dev/zero | tr '\\0' x; exit 1",
      ])
    func `a compiler that fails is told in one sentence`(script: String) throws {
      let run = try sandbox.run(
        "list", "Lamp", setting: .init(variables: try compiler(script), namesSandbox: true))
      #expect(run.status == 2)
      #expect(run.failures.count == 1)
      #expect(run.errorLines.count == 1)
      #expect(run.errorLines.allSatisfy { $0.count < 1200 })
      #expect(try #require(run.failures.first).contains("compiler"))
    }

    @Test(arguments: [([], 8), (["--compiler-memory", "2"], 2)])
    func `the memory of the compiler is limited`(options: [String], gigabytes: Int) throws {
      let script = "echo \"<unknown>:0: error: $(ulimit -v) KB\"; exit 1"
      let run = try sandbox.run(
        ["list", "Lamp"] + options, setting: .init(variables: try compiler(script)))
      #expect(try #require(run.failures.first).contains(" \(gigabytes << 20) KB"))
    }

    @Test func `a compiler that leaves a library of nothing is told`() throws {
      let script = """
        while [ $# -gt 0 ]; do
          if [ "$1" = -o ]; then echo nothing > "$2"; fi
          shift
        done
        """
      let run = try sandbox.run("list", "Lamp", setting: .init(variables: try compiler(script)))
      #expect(run.status == 2)
      #expect(run.failures.count == 1)
    }

    @Test func `a library of nothing is not kept`() throws {
      let script = """
        while [ $# -gt 0 ]; do
          if [ "$1" = -o ]; then echo nothing > "$2"; fi
          shift
        done
        """
      let variables = try compiler(script)
      _ = try sandbox.run("list", "Lamp", setting: .init(variables: variables))
      // The same compiler, as far as its place, size and time tell.
      let run = try sandbox.run("list", "Lamp", setting: .init(variables: variables))
      #expect(run.status == 2)
      #expect(FolderContents(sandbox.ownCache).paths.filter { $0.hasSuffix(".so") }.isEmpty)
    }

    @Test(arguments: ["/nowhere", "/dev/null", "/proc"])
    func `no place for temporary files is told in one sentence`(path: String) throws {
      let run = try sandbox.run("list", "Lamp", setting: .init(variables: ["TMPDIR": path]))
      #expect(run.status == 2 || run.listsLamp)
      #expect(run.failures.count == (run.status == 2 ? 1 : 0))
    }

    @Test(.enabled(if: Privileges.canMount, "needs a file system of its own"))
    func `a place for temporary files that is full is told in one sentence`() throws {
      let run = try sandbox.run(
        "list", "Lamp",
        setting: .init(
          launcher: Privileges.mounting(sandbox.temporary, kilobytes: 8), namesSandbox: true))
      #expect(run.status == 2)
      #expect(run.failures.count == 1)
    }

    @Test func `home folders that do not exist are no fault`() throws {
      let run = try sandbox.run("list", "Lamp", setting: .init(variables: ["HOME": "/nowhere"]))
      #expect(run.status == 0)
      #expect(run.listsLamp)
    }

    @Test func `no home folder is no fault`() throws {
      let run = try sandbox.run("list", "Lamp", setting: .init(variables: ["HOME": ""]))
      #expect(run.status == 0)
      #expect(run.listsLamp)
    }
  }
}
