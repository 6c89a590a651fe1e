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

  /// Starts a program; both of its streams go into one output; throws a sentence when it can't.
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
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var identifier = pid_t()
    guard posix_spawn(&identifier, program, &actions, nil, &words, &variables) == 0 else {
      close(ends[0])
      throw LoadingError("\(program) can't be started")
    }
    self.identifier = identifier
    self.descriptor = ends[0]
  }

  /// Waits for all of several programs, reading what they write, and says how each ended.
  ///
  /// A signal that asks this program to stop ends them all and is thrown. Programs that
  /// take longer than five minutes are ended.
  static func wait(for children: inout [ChildProcess]) throws(Interrupted) -> [Ending] {
    var open = Set(children.indices)
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(300)
    while !open.isEmpty {
      if clock.now > deadline {
        for index in open { kill(children[index].identifier, SIGKILL) }
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
        for child in children { kill(child.identifier, SIGKILL) }
        for child in children { child.reap() }
        throw Interrupted(signal: signal)
      }
      for (place, index) in order.enumerated() where polls[place].revents != 0 {
        if !children[index].readSome() { open.remove(index) }
      }
    }
    return children.map { $0.reap() }
  }

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
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .signalled(signal)
  }
}

/// A signal that asked the program to stop.
struct Interrupted: Error {
  let signal: Int32
}
