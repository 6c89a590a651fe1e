// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

@testable import SurfacectlCore

/// Lines of bytes that arrive in pieces.
struct LineBufferTests {
  private func lines(of pieces: [String]) -> (lines: [String], rest: Int) {
    var buffer = LineBuffer()
    var lines: [String] = []
    for piece in pieces {
      buffer.append(piece.utf8)
      while let line = buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    return (lines, buffer.rest)
  }

  @Test(arguments: 1...12)
  func `lines are the same, however they are cut`(_ size: Int) {
    let bytes = Array("one\n\ntwo three\nfo".utf8)
    let pieces = stride(from: 0, to: bytes.count, by: size).map {
      String(decoding: bytes[$0..<min($0 + size, bytes.count)], as: UTF8.self)
    }
    let (lines, rest) = lines(of: pieces)
    #expect(lines == ["one", "", "two three"])
    #expect(rest == 2)
  }

  @Test func `a line without an end is never taken, and counted`() {
    let (lines, rest) = lines(of: ["abc", "def", "ghi"])
    #expect(lines.isEmpty)
    #expect(rest == 9)
  }

  @Test func `nothing is left of lines that were taken`() {
    #expect(lines(of: ["a\nb\n", "c\n"]).rest == 0)
  }
}
