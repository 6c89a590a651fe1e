// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Reads what one worker tells, and what its plugins print, until it is done or can't go on.
struct WorkerReader {
  /// Why reading ended.
  enum Stop: Equatable {
    /// Everything was told.
    case done
    /// The worker's plugins are loaded, and it waits for something to do.
    case ready
    /// Whoever was to tell something has ended without a last word.
    case ended
    /// A step took too long, or all of them did.
    case timedOut(inAll: Bool)
    /// More was told than is taken.
    case exceeded(String)
    /// A signal asks this program to stop.
    case interrupted(Int32)
  }

  /// What was printed by each plugin, up to a limit.
  struct Output {
    /// The bytes, by plugin.
    var bytes: [Data]
    /// Whether there was more, by plugin.
    var isCut: [Bool]

    init(plugins: Int) {
      bytes = Array(repeating: Data(), count: plugins)
      isCut = Array(repeating: false, count: plugins)
    }

    mutating func add(_ more: ArraySlice<UInt8>, of plugin: Int, limit: Int) {
      // A place for a plugin that could not be built; nothing comes from there.
      guard bytes.indices.contains(plugin) else { return }
      let room = max(0, limit - bytes[plugin].count)
      bytes[plugin].append(contentsOf: more.prefix(room))
      if more.count > room { isCut[plugin] = true }
    }
  }

  private let worker: WorkerProcess
  private let limits: WorkerLimits
  private var polls: [pollfd]
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  /// What a kept worker has told of the end of a copy, so far.
  private var ending: [UInt8] = []

  init(_ worker: WorkerProcess, limits: WorkerLimits) {
    self.worker = worker
    self.limits = limits
    polls = ([worker.messages] + worker.outputs + [worker.endings].compactMap { $0 }).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// How a copy of a kept worker ended; nil while it goes on.
  private var copyEnding: ChildProcess.Ending? {
    guard ending.last == UInt8(ascii: "\n"),
      let status = Int32(String(decoding: ending.dropLast(), as: UTF8.self))
    else { return nil }
    return ExitStatus.ending(status)
  }

  /// Reads until a copy of the worker, or the worker itself, has told everything or ended.
  ///
  /// - Parameters:
  ///   - timeout: How long one step may take.
  ///   - end: When all steps have to be over.
  mutating func read(
    into intake: inout WorkerIntake, _ output: inout Output, timeout: Duration,
    until end: ContinuousClock.Instant
  ) -> Stop {
    let clock = ContinuousClock()
    var deadline = min(clock.now + timeout, end)
    while true {
      let left = clock.now.duration(to: deadline)
      if left <= .zero { return .timedOut(inAll: deadline == end) }
      // A process that the worker leaves behind may hold its end of the pipe open, so nothing tells
      // of the worker's end but the system.
      let wait = min(left, .milliseconds(50)) / .milliseconds(1)
      let steps = intake.stepCount
      let isQuiet = !take(waiting: Int32(wait) + 1, &intake, &output)
      if let signal = Interruption.received { return .interrupted(signal) }
      if let excess = intake.excess { return .exceeded(excess) }
      if intake.isDone { return .done }
      if intake.readiness != nil { return .ready }
      if intake.stepCount != steps { deadline = min(clock.now + timeout, end) }
      if polls[0].fd < 0 || copyEnding != nil || (isQuiet && worker.hasEnded) {
        // What was told before the end is there by now.
        drain(into: &intake, &output)
        return intake.isDone ? .done : intake.excess.map { .exceeded($0) } ?? .ended
      }
    }
  }

  /// Ends the copy that a kept worker has made, and says how it ended; nil when the worker can't tell.
  mutating func endCopy(
    into intake: inout WorkerIntake, _ output: inout Output
  ) -> ChildProcess.Ending? {
    let clock = ContinuousClock()
    let deadline = clock.now + .seconds(2)
    while copyEnding == nil, !worker.hasEnded, clock.now < deadline {
      worker.endCopies()
      _ = take(waiting: 10, &intake, &output)
    }
    ProcessFamily.endOrphans()
    drain(into: &intake, &output)
    defer { ending = [] }
    return copyEnding
  }

  /// Ends the worker with all it has started, takes what it has said, and says how it ended.
  mutating func endWorker(
    into intake: inout WorkerIntake, _ output: inout Output
  ) -> ChildProcess.Ending {
    let ending = worker.end()
    drain(into: &intake, &output)
    worker.closeDescriptors()
    return ending
  }

  /// Takes what is still there of a process that says nothing more.
  private mutating func drain(into intake: inout WorkerIntake, _ output: inout Output) {
    // A pipe holds so much that a few rounds empty it; somebody may go on filling it.
    for _ in 0..<(64 * polls.count) {
      guard take(waiting: 0, &intake, &output) else { return }
    }
  }

  /// Takes what is there; false when there was nothing.
  private mutating func take(
    waiting: Int32, _ intake: inout WorkerIntake, _ output: inout Output
  ) -> Bool {
    guard poll(&polls, nfds_t(polls.count), waiting) > 0 else { return false }
    var isQuiet = true
    for index in polls.indices where polls[index].fd >= 0 && polls[index].revents != 0 {
      isQuiet = false
      let count = Foundation.read(polls[index].fd, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      if count <= 0 {
        polls[index].fd = -1
      } else if index == 0 {
        intake.take(buffer[..<count])
      } else if index > worker.outputs.count {
        // Only a kept worker writes there, a number and a line's end.
        ending = Array((ending + buffer[..<count]).prefix(32))
      } else {
        output.add(buffer[..<count], of: index - 1, limit: limits.output)
      }
    }
    return !isQuiet
  }
}
