// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Bytes that arrive bit by bit and are taken line by line, each byte looked at once.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// Where the first line begins that nobody has taken.
  private var start = 0
  /// Up to where no line break was found.
  private var searched = 0

  /// The number of bytes that belong to no whole line yet, once all whole lines are taken.
  var rest: Int { bytes.count - start }

  /// Appends bytes, and forgets the lines that were taken.
  mutating func append(_ new: some Collection<UInt8>) {
    bytes.removeSubrange(..<start)
    searched -= start
    start = 0
    bytes.append(contentsOf: new)
  }

  /// The next whole line without its end; nil where it has not arrived yet.
  mutating func next() -> ArraySlice<UInt8>? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer {
      start = end + 1
      searched = start
    }
    return bytes[start..<end]
  }
}
