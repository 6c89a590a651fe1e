// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A worker's way to its parent: messages on one descriptor, each plugin's output on another.
final class WorkerChannel: @unchecked Sendable {
  private let messages: Int32
  private let outputs: [Int32]
  // Used on the main actor only.
  private var current = -1
  private let lock = NSLock()

  init(messages: Int32, outputs: [Int32]) {
    self.messages = messages
    self.outputs = outputs
  }

  /// Sends a message.
  func send(_ message: WorkerMessage) {
    lock.withLock { Self.write(message.line + [UInt8(ascii: "\n")], to: messages) }
  }

  /// Writes all of some bytes, unless nobody reads them.
  static func write(_ bytes: [UInt8], to descriptor: Int32) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: buffer[written...]).baseAddress,
          buffer.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      written += count
    }
  }

  /// Waits for a request; nil when the parent has ended or has nothing to ask.
  static func readRequest(from descriptor: Int32) -> WorkerRequest? {
    var line: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while line.last != UInt8(ascii: "\n") {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      line += buffer[..<count]
    }
    close(descriptor)
    return try? WorkerRequest(line: line.dropLast())
  }

  /// Sends what is printed from now on to the place of a plugin's output.
  func direct(toOutputOf plugin: Int) {
    guard plugin != current, outputs.indices.contains(plugin) else { return }
    fflush(nil)
    dup2(outputs[plugin], 1)
    dup2(outputs[plugin], 2)
    current = plugin
  }
}
