// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation

/// A worker that was started, as its parent sees it.
struct WorkerProcess {
  let identifier: pid_t
  let messages: Int32
  let outputs: [Int32]
  /// Where a kept worker tells how its copies end; nil for any other.
  let endings: Int32?
  private let requests: Int32

  /// Starts a worker in a process of its own, with an output for each of some plugins.
  ///
  /// Throws a sentence when it can't start.
  ///
  /// - Parameter isKept: Whether it makes a copy of itself for each job.
  init(plugins: Int, home: String, isKept: Bool) throws(LoadingError) {
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<(plugins + (isKept ? 3 : 2)) {
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
    let endings = isKept ? pipes.removeLast() : nil
    let ends = WorkerEnds(
      requests: pipes[0].read, messages: pipes[1].write, outputs: pipes.dropFirst(2).map(\.write),
      endings: endings?.write)
    let own =
      [pipes[0].write] + pipes.dropFirst().map(\.read) + [endings?.read].compactMap { $0 }
    for descriptor in own { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    let identifier = Host.startWorker(ends, home: home, closing: own)
    for descriptor in ends.all { close(descriptor) }
    self.requests = pipes[0].write
    self.messages = pipes[1].read
    self.outputs = pipes.dropFirst(2).map(\.read)
    self.endings = endings?.read
    self.identifier = identifier
    guard identifier > 0 else {
      for descriptor in own { close(descriptor) }
      throw LoadingError("no worker process can be started")
    }
    // A worker that stops reading must not stop this program.
    _ = fcntl(requests, F_SETFL, O_NONBLOCK)
    // The child does the same; whoever comes first, the group exists before it is needed.
    setpgid(identifier, identifier)
    ProcessFamily.keep(identifier)
  }

  /// Tells the worker something.
  func send(_ command: WorkerCommand) {
    WorkerChannel.write(command.line + [UInt8(ascii: "\n")], to: requests)
  }

  /// Whether the process has ended; it stays there to be waited for.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(identifier), &info, WEXITED | WNOHANG | WNOWAIT) == 0
      && info.si_signo != 0
  }

  /// Whether a kept worker has copies or other processes of its own.
  var hasCopies: Bool { !ProcessFamily.children(of: identifier).isEmpty }

  /// Ends the copies of a kept worker with all processes they have started.
  ///
  /// Which those are is asked of the system; what the worker says could name anybody's process.
  func endCopies() {
    for child in ProcessFamily.children(of: identifier) {
      kill(-child, SIGKILL)
      kill(child, SIGKILL)
    }
  }

  /// Closes the ways from and to a worker that has ended.
  func closeDescriptors() {
    for descriptor in [requests, messages] + outputs + [endings].compactMap({ $0 }) {
      close(descriptor)
    }
  }

  /// Ends the worker with all processes it has started, and returns how it ended.
  ///
  /// What it has said can still be read.
  @discardableResult func end() -> ChildProcess.Ending {
    endCopies()
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    let ending = ExitStatus.wait(for: identifier)
    ProcessFamily.release(identifier)
    ProcessFamily.endOrphans()
    return ending
  }
}

/// A worker's ends of the pipes between it and its parent.
struct WorkerEnds {
  let requests: Int32
  let messages: Int32
  let outputs: [Int32]
  /// Where a kept worker tells how its copies end; nil for any other.
  var endings: Int32?

  var all: [Int32] { [requests, messages] + outputs + [endings].compactMap { $0 } }

  /// Becomes the worker: waits for a request, does it, and ends the process.
  func run(home: String) -> Never {
    Confinement.apply(home: home)
    let null = open("/dev/null", O_RDWR)
    for descriptor in [Int32(0), 1, 2] { dup2(null, descriptor) }
    // What this program was started with is not the plugin's.
    for descriptor in Int32(3)..<1024 where !all.contains(descriptor) { close(descriptor) }
    // A trap or an endless loop must not take along what was printed before it.
    chost_print_by_lines()
    #if os(Linux)
      if let endings {
        MainActor.assumeIsolated {
          var server = ForkServer(self, endings: endings)
          server.run()
        }
      }
    #endif
    let channel = WorkerChannel(messages: messages, outputs: outputs)
    Task { @MainActor in
      // Everything that needs no request is done before it is there.
      let worker = Worker(channel: channel)
      var commands = CommandReader(requests)
      if case .request(let request)? = commands.next() {
        close(requests)
        if let home = request.job.home { Confinement.move(home: home) }
        worker.load(request)
        await worker.work(on: request.job)
      }
      fflush(nil)
      _exit(0)
    }
    dispatchMain()
  }
}
