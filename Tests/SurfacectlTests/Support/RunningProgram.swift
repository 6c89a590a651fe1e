// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A program that was started, with what it writes; used by one thread at a time.
final class RunningProgram: @unchecked Sendable {
  /// What can't be done to start a program.
  struct Failure: Error { let message: String }

  let identifier: pid_t
  private var streams: [(descriptor: Int32, bytes: Data)]

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - words: The path of the program and its arguments.
  ///   - directory: The working folder.
  ///   - environment: All of its environment.
  ///   - terminal: Whether its standard output is a terminal.
  init(
    _ words: [String], in directory: String, environment: [String: String], terminal: Bool
  ) throws {
    let output = try terminal ? Self.terminal() : Self.pipe()
    let errors = try Self.pipe()
    defer {
      close(output.write)
      close(errors.write)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.write, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.write, 2)
    // Threads of the tests may block or ignore signals, which a program would inherit.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    for signal in [SIGINT, SIGTERM, SIGPIPE, SIGHUP] { sigaddset(&signals, signal) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // The shell changes to the folder and becomes the program.
    let all = ["/bin/sh", "-c", "cd -- \"$1\" && shift && exec \"$@\"", "sh", directory] + words
    var arguments: [UnsafeMutablePointer<CChar>?] = all.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] =
      environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var identifier = pid_t()
    let code = posix_spawn(
      &identifier, "/bin/sh", &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw Failure(message: "\(words[0]) can't be started: error \(code)") }
    self.identifier = identifier
    streams = [(output.read, Data()), (errors.read, Data())]
  }

  /// Asks the program to stop with a signal.
  func send(_ signal: Int32) { kill(identifier, signal) }

  /// Reads all that the program writes, and waits for its end; one that takes too long is killed.
  func finish(within limit: Duration) -> (ending: Outcome.Ending, output: Data, errors: Data) {
    let deadline = ContinuousClock.now + limit
    var open = Set(streams.indices)
    var isLate = false
    while !open.isEmpty, !isLate {
      let order = open.sorted()
      var polls = order.map {
        pollfd(fd: streams[$0].descriptor, events: Int16(POLLIN), revents: 0)
      }
      let left = ContinuousClock.now.duration(to: deadline).components.seconds
      isLate = left < 0 || poll(&polls, nfds_t(polls.count), Int32(left + 1) * 1000) == 0
      for (place, index) in order.enumerated() where polls[place].revents != 0 {
        if !readSome(index) { open.remove(index) }
      }
    }
    if isLate { kill(identifier, SIGKILL) }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    for stream in streams { close(stream.descriptor) }
    let signal = status & 0x7F
    let ending: Outcome.Ending =
      isLate ? .late : signal != 0 ? .signalled(signal) : .exited((status >> 8) & 0xFF)
    return (ending, streams[0].bytes, streams[1].bytes)
  }

  private func readSome(_ index: Int) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(streams[index].descriptor, &buffer, buffer.count)
    // A terminal whose other side is closed answers with an error.
    guard count > 0 else { return count < 0 && (errno == EINTR || errno == EAGAIN) }
    streams[index].bytes.append(contentsOf: buffer[..<count])
    return true
  }

  // MARK: Descriptors

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard Foundation.pipe(&ends) == 0 else { throw Failure(message: "no pipe can be opened") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private static func terminal() throws -> (read: Int32, write: Int32) {
    typealias OpenTerminal =
      @convention(c) (
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer?,
        UnsafeMutablePointer<termios>?, UnsafeMutableRawPointer?
      ) -> Int32
    guard let symbol = dlsym(nil, "openpty") else {
      throw Failure(message: "this system has no openpty")
    }
    var settings = termios()
    cfmakeraw(&settings)
    var ends: [Int32] = [-1, -1]
    let open = unsafeBitCast(symbol, to: OpenTerminal.self)
    let code = ends.withUnsafeMutableBufferPointer { buffer -> Int32 in
      guard let first = buffer.baseAddress else { return -1 }
      return open(first, first + 1, nil, &settings, nil)
    }
    guard code == 0 else { throw Failure(message: "no terminal can be opened") }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }
}
