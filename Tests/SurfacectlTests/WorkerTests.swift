// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// What user code can reach, what it leaves behind, and how a run is interrupted.
struct WorkerTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.add(.lamp)
  }

  private func write(provider: String) throws {
    try sandbox.write(
      "Code/Code.swift",
      ExtensionSource(
        name: "Code", kind: "com.example.code", provider: "\(provider)\nreturn false"
      ).text)
  }

  // MARK: Confinement

  @Test func `variables of the user are not seen by user code`() throws {
    try write(
      provider: """
        let names = ProcessInfo.processInfo.environment.keys.sorted()
        print(names.contains("SECRET_TOKEN") ? "seen" : "not seen")
        """)
    let run = try sandbox.run(
      "list", "Code", setting: .init(variables: ["SECRET_TOKEN": "abc"]))
    #expect(run.status == 0)
    #expect(run.errorLines == ["Code | not seen"])
  }

  @Test func `files that user code writes to its home and working folder are gone`() throws {
    try write(
      provider: """
        let files = FileManager.default
        let home = ProcessInfo.processInfo.environment["HOME"] ?? ""
        let paths = [home + "/a", "b", NSTemporaryDirectory() + "/c"]
        print(paths.allSatisfy { files.createFile(atPath: $0, contents: Data("x".utf8)) })
        """)
    // That nothing is left behind is checked after every run.
    let run = try sandbox.run("list", "Code")
    #expect(run.status == 0)
    #expect(run.errorLines == ["Code | true"])
  }

  @Test func `the working folder of the user is not that of user code`() throws {
    try write(
      provider: "print(FileManager.default.fileExists(atPath: \"Code/Code.swift\"))")
    let run = try sandbox.run("list", "Code")
    #expect(run.errorLines == ["Code | false"])
  }

  #if os(Linux)
    @Test func `there is no network`() throws {
      try write(provider: "print(socket(2, 1, 0) < 0 ? \"refused\" : \"open\")")
      let run = try sandbox.run("list", "Code")
      #expect(run.status == 0)
      #expect(run.errorLines == ["Code | refused"])
    }
  #endif

  #if os(Linux)
    @Test func `user code starts no other program`() throws {
      try write(provider: "print(popen(\"sleep 1000\", \"r\") == nil)")
      let run = try sandbox.run("list", "Code")
      #expect(run.status == 0)
      #expect(run.errorLines == ["Code | true"])
    }
  #endif

  @Test func `memory without end is told`() throws {
    try write(
      provider: """
        var blocks: [[UInt8]] = []
        while true { blocks.append([UInt8](repeating: 1, count: 256 << 20)) }
        """)
    let run = try sandbox.run("list", "Code", "Lamp")
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(run.outputLines.contains { $0.hasPrefix("Lamp  ") })
  }

  @Test func `a file without end is told`() throws {
    try write(
      provider: """
        let file = fopen("big", "w")
        let block = [UInt8](repeating: 1, count: 64 << 20)
        while true { if fwrite(block, 1, block.count, file) < block.count { fatalError("full") } }
        """)
    let run = try sandbox.run("list", "Code", "Lamp")
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(run.outputLines.contains { $0.hasPrefix("Lamp  ") })
  }

  @Test func `threads that go on do not keep the program`() throws {
    try write(
      provider: """
        Thread.detachNewThread { while true { sleep(1000) } }
        Task.detached { while true { try await Task.sleep(for: .seconds(1000)) } }
        """)
    let run = try sandbox.run("list", "Code")
    #expect(run.status == 0)
  }

  @Test func `a provider that suspends is waited for`() throws {
    try write(provider: "try await Task.sleep(for: .milliseconds(1)); await Task.yield()")
    let run = try sandbox.run("list", "Code")
    #expect(run.status == 0)
    #expect(run.outputLines.contains { $0.hasPrefix("Code  ") })
  }

  @Test func `a provider that never resumes is told`() throws {
    try write(
      provider:
        "await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }")
    let run = try sandbox.run("list", "Code", "Lamp", "--timeout", "1")
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(run.outputLines.contains { $0.hasPrefix("Lamp  ") })
  }

  // MARK: Interruption

  /// Starts a run, waits until something in it opens a pipe, and asks the run to stop.
  private func interrupt(
    _ arguments: [String], variables: [String: String] = [:], pipe: String, signal: Int32
  ) throws -> Outcome {
    // With Landlock user code could not open the pipe.
    let setting = Sandbox.Setting(variables: variables, missingCalls: Kernel.landlockCalls)
    let descriptor = open(pipe, O_RDONLY | O_NONBLOCK)
    defer { close(descriptor) }
    let program = try sandbox.start(arguments, setting: setting)
    var polls = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    #expect(poll(&polls, 1, 60_000) == 1)
    program.send(signal)
    return sandbox.finish(program, setting: setting)
  }

  private func makePipe() throws -> String {
    let path = sandbox.root + "/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    return path
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `an interruption while user code runs ends all of it`(
    signal: Int32, status: Int32
  ) throws {
    let pipe = try makePipe()
    try write(
      provider: """
        let pipe = open("\(pipe)", O_WRONLY)
        write(pipe, "x", 1)
        while true { sleep(1000) }
        """)
    let run = try interrupt(["list", "Code"], pipe: pipe, signal: signal)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
  func `an interruption while the compiler runs ends all of it`(
    signal: Int32, status: Int32
  ) throws {
    let pipe = try makePipe()
    let folder = sandbox.root + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    // The compiler is a driver that waits for the one that does the work.
    let script = "#!/bin/sh\nsh -c 'echo x > \"\(pipe)\"; sleep 1000; true'\ntrue\n"
    try Data(script.utf8).write(to: URL(fileURLWithPath: folder + "/swiftc"))
    _ = chmod(folder + "/swiftc", 0o755)
    let run = try interrupt(
      ["list", "Lamp"], variables: ["PATH": folder + ":/usr/bin:/bin"], pipe: pipe,
      signal: signal)
    #expect(run.status == status)
    #expect(run.output.isEmpty)
  }

  @Test func `a reader that leaves early is no fault`() throws {
    let setting = Sandbox.Setting(launcher: [
      "/bin/sh", "-c", "\"$@\" --format json | true; true", "sh",
    ])
    let run = try sandbox.run("render", "Lamp", setting: setting)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }
}
