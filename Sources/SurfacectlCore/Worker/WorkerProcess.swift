// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation

/// A worker that was started, as its parent sees it.
struct WorkerProcess {
  let identifier: pid_t
  let messages: Int32
  let outputs: [Int32]
  private let requests: Int32

  /// Starts a worker in a process of its own, with an output for each of some plugins.
  ///
  /// Throws a sentence when it can't start.
  init(plugins: Int, home: String) throws(LoadingError) {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<(plugins + 2) {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        for ends in pipes {
          close(ends.read)
          close(ends.write)
        }
        throw LoadingError("too many plugins: no more pipes can be opened")
      }
      pipes.append((ends[0], ends[1]))
    }
    // The first pipe leads to the worker, the second and all others away from it.
    let ends = WorkerEnds(
      requests: pipes[0].read, messages: pipes[1].write, outputs: pipes.dropFirst(2).map(\.write))
    let own = [pipes[0].write] + pipes.dropFirst().map(\.read)
    for descriptor in own { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let identifier = Host.startWorker(ends, home: home, closing: own)
    for descriptor in ends.all { close(descriptor) }
    self.requests = pipes[0].write
    self.messages = pipes[1].read
    self.outputs = pipes.dropFirst(2).map(\.read)
    self.identifier = identifier
    guard identifier > 0 else {
      for descriptor in own { close(descriptor) }
      throw LoadingError("no worker process can be started")
    }
  }

  /// Tells the worker what to do.
  func send(_ request: WorkerRequest) {
    WorkerChannel.write(request.line + [UInt8(ascii: "\n")], to: requests)
  }

  /// Whether the process has ended; it stays there to be waited for.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo != 0
  }

  /// Ends the worker with all processes it has started, and returns how it ended.
  @discardableResult func end() -> ChildProcess.Ending {
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    for descriptor in [requests, messages] + outputs { close(descriptor) }
    let ending = ExitStatus.wait(for: identifier)
    Orphans.end()
    return ending
  }
}

/// A worker's ends of the pipes between it and its parent.
struct WorkerEnds {
  let requests: Int32
  let messages: Int32
  let outputs: [Int32]

  var all: [Int32] { [requests, messages] + outputs }

  /// Becomes the worker: waits for a request, does it, and ends the process.
  func run(home: String) -> Never {
    do throws(Confinement.Refused) {
      try Confinement.begin(home: home, keeping: all)
      // A trap or an endless loop must not take along what was printed before it.
      chost_print_by_lines()
      let channel = WorkerChannel(messages: messages, outputs: outputs)
      // Everything that needs no request is done before it is there.
      let worker = MainActor.assumeIsolated { Worker(channel: channel) }
      guard let request = WorkerChannel.readRequest(from: requests) else { _exit(0) }
      try Confinement.complete(
        home: home, libraries: request.plugins.map(\.library), store: request.store.folder)
      Task { @MainActor in
        await worker.run(request)
        fflush(nil)
        _exit(0)
      }
    } catch {
      _exit(error.refusal.rawValue)
    }
    dispatchMain()
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
