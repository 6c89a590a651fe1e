// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// Help, version and completion scripts.
struct HelpTests {
  static let commands = ["list", "render", "press", "snapshot", "store", "surfaces", "explain"]
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .shared) }

  @Test(arguments: [[], ["--help"], ["-h"], ["help"]])
  func `the program's help lists its commands`(arguments: [String]) throws {
    let run = try sandbox.run(arguments)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let headings = ["OVERVIEW:", "USAGE:", "OPTIONS:", "SUBCOMMANDS:"]
    #expect(Self.order(of: headings, in: run) == headings)
    for command in Self.commands {
      #expect(run.outputLines.contains { $0.hasPrefix("  \(command) ") })
    }
  }

  @Test func `the program's help tells the exit statuses`() throws {
    let run = try sandbox.run("--help")
    for status in ["0 ", "1 ", "2 ", "64 ", "130 ", "143 "] {
      #expect(run.output.contains(status))
    }
  }

  @Test(arguments: commands)
  func `a command's help has the form of Swift's own tools`(command: String) throws {
    let run = try sandbox.run(command, "--help")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let headings = ["OVERVIEW:", "USAGE:", "ARGUMENTS:", "OPTIONS:"]
    #expect(Self.order(of: headings, in: run) == headings)
    #expect(run.output.contains("USAGE: surfacectl \(command)"))
    #expect(run.output.contains("-h, --help"))
    #expect(run.outputLines.allSatisfy { $0.count <= 100 })
  }

  @Test(arguments: commands)
  func `a command's help is the same in all its spellings`(command: String) throws {
    let long = try sandbox.run(command, "--help")
    let short = try sandbox.run(command, "-h")
    let other = try sandbox.run("help", command)
    #expect(long.output == short.output)
    #expect(long.output == other.output)
  }

  @Test(
    arguments: [
      ("list", ["--format", "--surface", "--slot", "--os", "--locked", "--store", "--with"]),
      ("render", ["--format", "--mode", "--state", "--look", "--dark", "--locale", "--timeout"]),
      ("snapshot", ["--snapshots", "--surface", "--no-cache", "--fail-on"]),
      ("surfaces", ["--format", "--plugin", "--color"]),
      ("explain", ["--plugin", "--color"]),
    ])
  func `a command's help names its options`(command: String, options: [String]) throws {
    let run = try sandbox.run("help", command)
    for option in options { #expect(run.output.contains("  \(option)")) }
  }

  @Test func `help asked for beside other words is shown`() throws {
    let run = try sandbox.run("list", "Missing", "--locked", "--help")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("OVERVIEW:"))
  }

  @Test func `the version is told`() throws {
    let run = try sandbox.run("--version")
    #expect(run.status == 0)
    #expect(run.output.wholeMatch(of: #/\d+\.\d+\.\d+\n/#) != nil)
  }

  @Test func `the reader of sources has the same version`() throws {
    let run = try sandbox.run("--version")
    let folder = URL(fileURLWithPath: ProgramFinder.program).deletingLastPathComponent()
    let reader = try RunningProgram(
      [folder.appendingPathComponent("surfacectl-read").path, "--version"], in: sandbox.work,
      environment: [:], terminal: false)
    let result = reader.finish(within: .seconds(20))
    #expect(String(decoding: result.output, as: UTF8.self) == "surfacectl-read " + run.output)
  }

  @Test func `help needs neither compiler nor home`() throws {
    let run = try sandbox.run(
      "--help", setting: .init(variables: ["PATH": "/nowhere", "HOME": ""]))
    #expect(run.status == 0)
  }

  // MARK: Completion

  @Test(arguments: ["bash", "zsh", "fish"])
  func `a completion script names every command and option`(shell: String) throws {
    let run = try sandbox.run("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    for word in Self.commands + ["format", "surface", "timeout"] {
      #expect(run.output.contains(word))
    }
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "needs bash"))
  func `bash reads its completion script without complaint`() throws {
    let script = try sandbox.run("--generate-completion-script", "bash").output
    try sandbox.write("completion", script)
    let bash = try RunningProgram(
      ["/bin/bash", "-n", "completion"], in: sandbox.work, environment: [:], terminal: false)
    let result = bash.finish(within: .seconds(20))
    #expect(result.ending == .exited(0))
    #expect(result.errors.isEmpty)
  }

  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "needs bash"),
    arguments: [
      ("surfacectl li", 1, "list"), ("surfacectl list --form", 2, "--format"),
      ("surfacectl list --format js", 3, "json"), ("surfacectl snapshot ver", 2, "verify"),
      ("surfacectl render --os 2", 3, "26"),
    ])
  func `bash completes commands, options and their values`(
    line: String, place: Int, expected: String
  ) throws {
    let script = try sandbox.run("--generate-completion-script", "bash").output
    try sandbox.write("completion", script)
    let bash = try RunningProgram(
      [
        "/bin/bash", "-c",
        """
        source ./completion
        COMP_WORDS=(\(line)); COMP_CWORD=\(place)
        _surfacectl
        printf '%s\\n' "${COMPREPLY[@]}"
        """,
      ], in: sandbox.work, environment: [:], terminal: false)
    let result = bash.finish(within: .seconds(20))
    #expect(result.ending == .exited(0))
    let words = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
    #expect(words.contains(Substring(expected)))
  }

  /// The headings that begin a line, in the order in which they come.
  private static func order(of headings: [String], in run: Outcome) -> [String] {
    run.outputLines.compactMap { line in headings.first { line.hasPrefix($0) } }
  }
}
