// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Throws values that are the same for the same seed, the awkward ones often.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// The next number of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  /// A number from 0 to one less than a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func bool() -> Bool { below(2) == 0 }

  mutating func int() -> Int {
    switch below(4) {
    case 0: [0, -1, .max, .min][below(4)]
    case 1: Int(truncatingIfNeeded: next())
    default: below(1000) - 500
    }
  }

  mutating func double() -> Double {
    switch below(4) {
    case 0:
      [
        0, -0.0, .infinity, -.infinity, .nan, -.nan, .signalingNaN, .leastNonzeroMagnitude,
        .greatestFiniteMagnitude, 1 / 3, 2_147_483_648,
      ][below(11)]
    case 1: Double(bitPattern: next())
    case 2: Double(below(100))
    default: Double(below(100_000)) / 255
    }
  }

  /// A text of pieces that fields, lines, words and flags could trip over.
  mutating func text() -> String {
    let pieces = [
      "", "a", "word", " ", "\t", "\n", "\r\n", "\\", "\\t", "\0", "+", "-", "0", "1", "x",
      "\u{301}",
      "e\u{301}", "é", "\u{200D}", "👨‍👩‍👧", "漢", "\u{1B}[31m", "\u{FEFF}", "\u{FFFD}", "widget",
    ]
    return list(most: 5) { pieces[$0.below(pieces.count)] }.joined()
  }

  /// The same text, which can stand between slashes.
  mutating func fileName() -> String { "n" + text().replacing("/", with: "") }

  mutating func list<Element>(most: Int = 3, _ element: (inout Dice) -> Element) -> [Element] {
    (0..<below(most + 1)).map { _ in element(&self) }
  }

  mutating func dictionary<Value>(_ value: (inout Dice) -> Value) -> [String: Value] {
    Dictionary(list { ($0.text(), value(&$0)) }, uniquingKeysWith: { $1 })
  }

  mutating func optional<Value>(_ value: (inout Dice) -> Value) -> Value? {
    bool() ? value(&self) : nil
  }

  mutating func any<Value: CaseIterable>(_ type: Value.Type = Value.self) -> Value {
    let all = Array(Value.allCases)
    return all[below(all.count)]
  }

  /// One of some values.
  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
