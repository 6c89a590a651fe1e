// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

@testable import SurfacectlCore

/// Whatever crosses the pipe between worker and parent comes back as it went.
struct RoundTripTests {
  /// The same value, read from what is written of it.
  private func copy<Value: FieldCodable>(of value: Value) throws -> Value {
    var writer = FieldWriter("value")
    writer.put(value)
    #expect(!writer.line.contains(UInt8(ascii: "\n")))
    var reader = FieldReader(writer.line[...])
    _ = try reader.text()
    let copy: Value = try reader.get()
    try reader.end()
    return copy
  }

  private func check<Value: FieldCodable>(
    seed: UInt64, count: Int = 300, _ make: (inout Dice) -> Value
  ) throws {
    var dice = Dice(seed: seed)
    for _ in 0..<count {
      let value = make(&dice)
      let copy = try copy(of: value)
      try #require(exactDescription(of: copy) == exactDescription(of: value))
    }
  }

  @Test func `commands come back`() throws {
    var dice = Dice(seed: 1)
    for _ in 0..<500 {
      let command = dice.command()
      let copy = try WorkerCommand(command.line[...])
      try #require(exactDescription(of: copy) == exactDescription(of: command))
    }
  }

  @Test func `messages come back`() throws {
    var dice = Dice(seed: 2)
    for _ in 0..<700 {
      let message = dice.message()
      let copy = try WorkerMessage(message.line[...])
      try #require(exactDescription(of: copy) == exactDescription(of: message))
    }
  }

  @Test func `representations come back`() throws {
    try check(seed: 3) { $0.representation() }
  }

  @Test func `drawn views come back`() throws { try check(seed: 4) { $0.drawnView() } }

  @Test func `slots come back`() throws { try check(seed: 5) { $0.slot() } }

  @Test func `surfaces come back`() throws { try check(seed: 6) { $0.surface() } }

  @Test func `what a press did comes back`() throws { try check(seed: 7) { $0.ending() } }

  @Test func `events come back`() throws { try check(seed: 8, count: 1000) { $0.event() } }

  @Test func `states of the system come back`() throws { try check(seed: 9) { $0.system() } }

  @Test func `numbers come back to the bit`() throws {
    try check(seed: 10, count: 2000) { $0.double() }
  }

  @Test func `texts come back to the byte`() throws {
    try check(seed: 11, count: 2000) { $0.text() }
  }

  @Test(arguments: ["", "\t", "\n", "\r\n", "\0", "\\", "\\t", "\u{301}", "\u{301}+", "+", "-"])
  func `a text that looks like something else comes back`(text: String) throws {
    let optional: String? = text
    #expect(try exactDescription(of: copy(of: text)) == exactDescription(of: text))
    #expect(try exactDescription(of: copy(of: optional)) == exactDescription(of: optional as Any))
    let command = WorkerCommand.job(WorkerJob(store: .folder(text), states: .all))
    let copy = try WorkerCommand(command.line[...])
    #expect(exactDescription(of: copy) == exactDescription(of: command))
  }
}
