// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A worker's way to its parent: messages on one descriptor, each plugin's output on another.
final class WorkerChannel {
  private let messages: Int32
  private let outputs: [Int32]
  private var current = -1

  init(messages: Int32, outputs: [Int32]) {
    self.messages = messages
    self.outputs = outputs
  }

  /// Sends a message.
  func send(_ message: WorkerMessage) { write(message.line + [UInt8(ascii: "\n")]) }

  private func write(_ data: [UInt8]) {
    data.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          messages, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
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
