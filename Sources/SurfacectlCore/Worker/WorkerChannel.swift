// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A worker's way to its parent: messages on one descriptor, each plugin's output on another.
final class WorkerChannel: @unchecked Sendable {
  private let messages: Int32
  private let outputs: [Int32]
  // Used on the main actor only.
  private var current = -1
  // Set before anything is sent.
  private var token: [UInt8] = []
  private let lock = NSLock()

  init(messages: Int32, outputs: [Int32]) {
    self.messages = messages
    self.outputs = outputs
  }

  /// Begins all messages from now on with a word that tells them from what others write.
  func begin(with token: String) { self.token = Array(token.utf8) + [UInt8(ascii: "\t")] }

  /// Sends a message.
  func send(_ message: WorkerMessage) {
    // On a line of its own, even where somebody else has left one open.
    let end = UInt8(ascii: "\n")
    lock.withLock { Self.write([end] + token + message.line + [end], to: messages) }
  }

  /// How long somebody may leave unread what is written to him, in milliseconds.
  private static let patience: Int32 = 10_000

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
      if count < 0, errno == EAGAIN {
        var room = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&room, 1, patience) != 0 else { return }
        continue
      }
      guard count > 0 else { return }
      written += count
    }
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
