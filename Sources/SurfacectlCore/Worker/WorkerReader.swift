// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Reads what one worker tells, and what its plugins print, until it is done or can't go on.
struct WorkerReader {
  /// Why reading ended.
  enum Stop: Equatable {
    case done
    case closed
    case timedOut
    case interrupted(Int32)
  }

  private let worker: WorkerProcess
  private var lines = LineBuffer()
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)
  private var isDone = false
  private(set) var step: WorkerMessage.Step?
  private(set) var items: [WorkerMessage.Item] = []

  /// The most bytes of one message; a surface that answers with more is not to be believed.
  private static let messageLimit = 64 << 20

  /// The plugins that a message can be about; a number beyond them is no plugin's.
  private let plugins: Range<Int>

  init(worker: WorkerProcess, plugins: Int) {
    self.worker = worker
    self.plugins = 0..<plugins
  }

  /// Reads until the worker is done, ends, or takes longer than `timeout` for one step.
  mutating func read(
    timeout: Duration, result: inout WorkerResult, outputLimit: Int
  ) -> Stop {
    let clock = ContinuousClock()
    var deadline = clock.now + timeout
    var open = true
    var polls = ([worker.messages] + worker.outputs).map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    while true {
      let left = clock.now.duration(to: deadline)
      if left <= .zero { return .timedOut }
      // A process that the worker leaves behind may hold its end of the pipe open, so nothing tells
      // of the worker's end but the system.
      let wait = min(left, .milliseconds(50)) / .milliseconds(1)
      _ = poll(&polls, nfds_t(polls.count), open ? Int32(wait) + 1 : 0)
      if let signal = Interruption.received { return .interrupted(signal) }
      var isQuiet = true
      for index in polls.indices.dropFirst() where polls[index].revents != 0 {
        isQuiet = false
        let isOpen = drain(polls[index].fd) { bytes, _ in
          // A place for a plugin that could not be built; nothing comes from there.
          guard result.output.indices.contains(index - 1) else { return }
          let room = outputLimit - result.output[index - 1].count
          result.output[index - 1].append(contentsOf: bytes.prefix(max(0, room)))
          if bytes.count > room { result.isCut[index - 1] = true }
        }
        if !isOpen { polls[index].fd = -1 }
      }
      if polls[0].revents != 0 {
        open = drain(polls[0].fd) { bytes, lines in lines.append(bytes) }
        // Every step has its time, be it the same thing again: several items can be of one type.
        if takeLines(&result) { deadline = clock.now + timeout }
        if !open { polls[0].fd = -1 }
        if lines.rest > Self.messageLimit { return .closed }
        isQuiet = false
      }
      // Once the worker has said all, what its plugins printed is all there, too.
      if (isDone || !open), isQuiet { return isDone ? .done : .closed }
      if isQuiet, worker.hasEnded { open = false }
      if isDone { open = false }
    }
  }

  /// Reads once; false where nothing will come any more.
  private mutating func drain(
    _ descriptor: Int32, _ take: (ArraySlice<UInt8>, inout LineBuffer) -> Void
  ) -> Bool {
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    take(buffer[..<count], &lines)
    return count > 0
  }

  /// Takes all whole lines; whether a step began.
  private mutating func takeLines(_ result: inout WorkerResult) -> Bool {
    var hasStep = false
    while let line = lines.next() {
      // A line that is no message, or is about a plugin that there is not, was written by user code
      // that found the descriptor.
      guard let message = try? WorkerMessage(line), message.isAbout(plugins) else { continue }
      if case .step = message { hasStep = true }
      take(message, &result)
    }
    return hasStep
  }

  private mutating func take(_ message: WorkerMessage, _ result: inout WorkerResult) {
    switch message {
    case .step(let step): self.step = step
    case .surface(let surface): result.surfaces.append(surface)
    case .problem(let problem): result.problems.append(problem)
    case .item(let item): items.append(item)
    case .event(let event): result.events.append(event)
    case .pressed(let outcome): result.pressed = outcome
    case .done: isDone = true
    }
  }
}
