// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing
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
  private var line = Data()
  private let decoder = JSONDecoder()
  private var isDone = false
  private(set) var step: WorkerMessage.Step?
  private(set) var items: [WorkerMessage.Item] = []

  /// The most bytes of one message; a surface that answers with more is not to be believed.
  private static let messageLimit = 64 << 20

  init(worker: WorkerProcess, outputs: [Int]) { self.worker = worker }

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
      let milliseconds = Int32(
        clamping: left.components.seconds * 1000 + 1 + left.components.attoseconds
          / 1_000_000_000_000_000)
      _ = poll(&polls, nfds_t(polls.count), open ? milliseconds : 0)
      if let signal = Interruption.received { return .interrupted(signal) }
      var isQuiet = true
      for index in polls.indices.dropFirst() where polls[index].revents != 0 {
        isQuiet = false
        let isOpen = Self.drain(polls[index].fd) { bytes in
          let room = outputLimit - result.output[index - 1].count
          result.output[index - 1].append(contentsOf: bytes.prefix(max(0, room)))
        }
        if !isOpen { polls[index].fd = -1 }
      }
      if polls[0].revents != 0 {
        let before = step
        open = Self.drain(polls[0].fd) { line.append(contentsOf: $0) }
        takeLines(&result)
        if !open { polls[0].fd = -1 }
        if before?.subject != step?.subject || before?.phase != step?.phase
          || before?.plugin != step?.plugin
        {
          deadline = clock.now + timeout
        }
        if line.count > Self.messageLimit { return .closed }
        isQuiet = false
      }
      // Once the worker has said all, what its plugins printed is all there, too.
      if (isDone || !open), isQuiet { return isDone ? .done : .closed }
      if isDone { open = false }
    }
  }

  private static func drain(_ descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count < 0 { return errno == EINTR || errno == EAGAIN }
    take(buffer[..<count])
    return count > 0
  }

  private mutating func takeLines(_ result: inout WorkerResult) {
    var start = line.startIndex
    while let end = line[start...].firstIndex(of: UInt8(ascii: "\n")) {
      take(line[start..<end], &result)
      start = end + 1
    }
    line = Data(line[start...])
  }

  private mutating func take(_ message: Data, _ result: inout WorkerResult) {
    let tab = message.firstIndex(of: UInt8(ascii: "\t")) ?? message.endIndex
    let word = String(decoding: message[..<tab], as: UTF8.self)
    let json = tab < message.endIndex ? message[(tab + 1)...] : Data()[...]
    func decode<Value: Decodable>(_ type: Value.Type) -> Value? {
      try? decoder.decode(type, from: Data(json))
    }
    switch word {
    case WorkerMessage.step: step = decode(WorkerMessage.Step.self) ?? step
    case WorkerMessage.surface:
      if let loaded = decode(WorkerMessage.LoadedSurface.self) {
        result.surfaces.append(loaded.surface)
      }
    case WorkerMessage.problem:
      if let problem = decode(WorkerMessage.Problem.self) { result.problems.append(problem) }
    case WorkerMessage.item:
      if let item = decode(WorkerMessage.Item.self) { items.append(item) }
    case WorkerMessage.done: isDone = true
    default: break
    }
  }
}
