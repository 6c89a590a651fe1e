// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus

/// A worker that was started, as its parent sees it.
struct WorkerProcess {
  let identifier: pid_t
  let messages: Int32
  let outputs: [Int32]

  /// Starts a worker in a process of its own; throws a sentence when it can't start.
  init(_ request: WorkerRequest, home: String) throws(LoadingError) {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0...request.plugins.count {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        for ends in pipes { close(ends.read); close(ends.write) }
        throw LoadingError("too many plugins: no more pipes can be opened")
      }
      pipes.append((ends[0], ends[1]))
    }
    fflush(nil)
    // This process has one thread, so the child may do anything that the parent could.
    let identifier = fork()
    guard identifier >= 0 else {
      for ends in pipes { close(ends.read); close(ends.write) }
      throw LoadingError("no worker process can be started")
    }
    if identifier == 0 {
      for ends in pipes { close(ends.read) }
      Self.runChild(
        request, messages: pipes[0].write, outputs: pipes.dropFirst().map(\.write), home)
    }
    for ends in pipes { close(ends.write) }
    self.identifier = identifier
    self.messages = pipes[0].read
    self.outputs = pipes.dropFirst().map(\.read)
    // The child does the same; whoever comes first, the group exists before it is needed.
    setpgid(identifier, identifier)
  }

  private static func runChild(
    _ request: WorkerRequest, messages: Int32, outputs: [Int32], _ home: String
  ) -> Never {
    Confinement.apply(home: home)
    let null = open("/dev/null", O_RDWR)
    for descriptor in [Int32(0), 1, 2] { dup2(null, descriptor) }
    let channel = WorkerChannel(messages: messages, outputs: outputs)
    Task { @MainActor in
      await Worker(request, channel: channel).run()
      fflush(nil)
      _exit(0)
    }
    dispatchMain()
  }

  /// Ends the worker with all processes it has started, and returns how it ended.
  func end() -> ChildProcess.Ending {
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    close(messages)
    for descriptor in outputs { close(descriptor) }
    let ending = ExitStatus.wait(for: identifier)
    Orphans.end()
    return ending
  }
}

/// Processes that a worker has started and left behind.
private enum Orphans {
  /// Ends all of them; they are this process's children, since it adopts orphans.
  static func end() {
    #if os(Linux)
      // Each round can bring up the children of those that ended in the last.
      for _ in 0..<100 {
        let path = "/proc/self/task/\(getpid())/children"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return }
        let children = text.split(separator: " ").compactMap { pid_t($0) }
        if children.isEmpty { return }
        for child in children {
          kill(child, SIGKILL)
          _ = ExitStatus.wait(for: child)
        }
      }
    #endif
  }
}
