// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

@testable import SurfacectlCore

/// Programs that are started, within their limits.
struct ChildProcessTests {
  private let generous = 300.0

  private func run(
    _ text: String, memory: Int? = nil, limit: Double? = nil
  ) throws -> (ChildProcess, ChildProcess.Ending) {
    let script = try Script("#!/bin/sh\n" + text)
    var children = [
      try ChildProcess(script.path, [], environment: ["PATH": "/usr/bin:/bin"], memory: memory)
    ]
    let endings = try ChildProcess.wait(for: &children, limit: limit ?? generous)
    return (children[0], endings[0])
  }

  @Test func `both streams and the status are told`() throws {
    let (child, ending) = try run("echo out; echo err >&2; exit 3")
    #expect(String(decoding: child.output, as: UTF8.self) == "out\nerr\n")
    #expect(ending == .exited(3))
  }

  @Test func `a program that ends by a signal is told with its number`() throws {
    #expect(try run("kill -ABRT $$").1 == .signalled(SIGABRT))
  }

  @Test func `a program that is missing is told with the reason`() {
    let error = #expect(throws: LoadingError.self) {
      try ChildProcess("/nowhere/program", [], environment: [:])
    }
    #expect(error?.message == "/nowhere/program can't be started: No such file or directory")
  }

  @Test func `a program that is being written is tried again`() {
    var codes: [Int32] = [ETXTBSY, ETXTBSY, 0]
    let code = ChildProcess.retryingWhileBusy(pausing: { _ in }) { codes.removeFirst() }
    #expect(code == 0)
    #expect(codes.isEmpty)
  }

  @Test func `a program that is always being written is given up`() {
    var pauses: [useconds_t] = []
    let code = ChildProcess.retryingWhileBusy(pausing: { pauses.append($0) }) { ETXTBSY }
    #expect(code == ETXTBSY)
    #expect(pauses.reduce(0, +) < 5_000_000)
  }

  @Test func `no other reason is tried again`() {
    var count = 0
    _ = ChildProcess.retryingWhileBusy(pausing: { _ in }) {
      count += 1
      return EACCES
    }
    #expect(count == 1)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"), "Linux only"))
  func `the limit of memory is the child's alone`() throws {
    let (child, _) = try run("ulimit -v", memory: 1 << 30)
    #expect(String(decoding: child.output, as: UTF8.self) == "1048576\n")
    let (free, _) = try run("ulimit -v")
    #expect(String(decoding: free.output, as: UTF8.self) != "1048576\n")
  }

  @Test func `the memory that a program took is told, that of programs it starts too`() throws {
    let (child, _) = try run("head -c 100000000 /dev/zero | tail -c 80000000 > /dev/null")
    #expect(child.peakMemory > 1 << 20)
  }

  @Test func `a program that takes too long ends with all that it started`() throws {
    let folder = try SampleFolder()
    let pipe = folder("pipe")
    try #require(mkfifo(pipe, 0o600) == 0)
    let reader = open(pipe, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    let (child, ending) = try run("sleep 100000 3> '\(pipe)' & echo started; wait", limit: 0.5)
    #expect(ending == .timedOut)
    #expect(child.output.isEmpty || child.output == Data("started\n".utf8))
    // Its end is seen once nobody can write any more.
    var ends = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    var byte: UInt8 = 0
    _ = poll(&ends, 1, 1000)
    #expect(read(reader, &byte, 1) == 0)
  }
}
