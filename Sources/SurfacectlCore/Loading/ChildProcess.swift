// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A program that was started, with what it writes.
struct ChildProcess {
  /// How a program ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
    case timedOut
  }

  private(set) var output = Data()
  private let identifier: pid_t
  private let descriptor: Int32

  /// Starts a program in a process group of its own; both of its streams go into one output.
  ///
  /// - Throws: A sentence that says why it can't be started.
  init(_ program: String, _ arguments: [String], environment: [String: String])
    throws(LoadingError)
  {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LoadingError("no pipe can be opened") }
    defer { close(ends[1]) }
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
    posix_spawn_file_actions_addclose(&actions, ends[1])
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What it starts itself ends with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    // What this process blocks or ignores would be inherited.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier = pid_t()
    let code = Self.retryingWhileBusy {
      posix_spawn(&identifier, program, &actions, &attributes, &words, &variables)
    }
    guard code == 0 else {
      close(ends[0])
      throw LoadingError("\(program) can't be started: \(String(cString: strerror(code)))")
    }
    self.identifier = identifier
    self.descriptor = ends[0]
  }

  /// Tries again for some seconds where a program is being written, as by an installer, or where a
  /// child that was forked meanwhile still holds the finished file open.
  private static func retryingWhileBusy(_ start: () -> Int32) -> Int32 {
    var pause: useconds_t = 1000
    while true {
      let code = start()
      guard code == ETXTBSY, pause <= 2_000_000, Interruption.received == nil else { return code }
      usleep(pause)
      pause *= 2
    }
  }

  /// Waits for all of several programs, reading what they write, and says how each ended.
  ///
  /// Programs that take longer than the limit, in seconds, are ended with all that they started.
  ///
  /// - Throws: A signal that asks this program to stop, which ends them all.
  static func wait(
    for children: inout [ChildProcess], limit: Double
  ) throws(Interrupted) -> [Ending] {
    var open = Set(children.indices)
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(limit)
    while !open.isEmpty {
      if clock.now > deadline {
        for index in open { children[index].end() }
        return children.indices.map {
          open.contains($0) ? children[$0].reapLate() : children[$0].reap()
        }
      }
      let order = open.sorted()
      var polls = order.map {
        pollfd(fd: children[$0].descriptor, events: Int16(POLLIN), revents: 0)
      }
      _ = poll(&polls, nfds_t(polls.count), 1000)
      if let signal = Interruption.received {
        for child in children { child.end() }
        for child in children { child.reap() }
        throw Interrupted(signal: signal)
      }
      for (place, index) in order.enumerated() where polls[place].revents != 0 {
        if !children[index].readSome() { open.remove(index) }
      }
    }
    return children.map { $0.reap() }
  }

  private func end() { kill(-identifier, SIGKILL) }

  /// Reads what is there; false at the end.
  private mutating func readSome() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    // A compiler gone wild must not fill the memory.
    if output.count < 8 << 20 { output.append(contentsOf: buffer[..<count]) }
    return count > 0
  }

  private func reapLate() -> Ending {
    reap()
    return .timedOut
  }

  @discardableResult private func reap() -> Ending {
    close(descriptor)
    return ExitStatus.wait(for: identifier)
  }
}

/// Waits for child processes and reads their status.
enum ExitStatus {
  static func wait(for identifier: pid_t) -> ChildProcess.Ending {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    return ending(status)
  }

  /// What the system's number for an ending means.
  static func ending(_ status: Int32) -> ChildProcess.Ending {
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// A signal that asked the program to stop.
struct Interrupted: Error {
  let signal: Int32
}
