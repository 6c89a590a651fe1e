// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Reads what a worker is told.
struct CommandReader {
  private let descriptor: Int32
  private var bytes: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for the next command; nil when the parent has ended or has nothing to ask.
  mutating func next() -> WorkerCommand? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var searched = 0
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return try? WorkerCommand(bytes[..<end])
      }
      searched = bytes.count
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
  }
}
