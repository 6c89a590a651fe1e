// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Finds text that the parser would take for ever over, or run out of stack in.
///
/// The parser has a limit of its own, 256 levels as in the compiler, but looks ahead without one. A
/// rough count of the bytes is enough to tell what nobody wrote by hand.
struct NestingLimit {
  /// Far more than the compiler accepts, for a count that takes strings and comments for code.
  private static let deepest = 2000
  /// Each further `#if` in an `#if` doubles what is read again, or nearly so.
  private static let deepestCondition = 256
  /// Each further `[` in what could be a type doubles the time: 12 take some hundredths of a second.
  private static let deepestList = 12

  private var brackets = 0
  private var angles = 0
  private var conditions = 0
  private var lists = 0

  /// The offset, in bytes, where the text gets nested too deeply, or nil.
  static func firstExcess(in bytes: [UInt8]) -> Int? {
    var limit = NestingLimit()
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "#") {
        limit.countCondition(bytes[(offset + 1)...].prefix(5))
      } else {
        limit.count(byte)
      }
      if limit.isExceeded { return offset }
    }
    return nil
  }

  private var isExceeded: Bool {
    brackets > Self.deepest || angles > Self.deepest || conditions > Self.deepestCondition
      || lists > Self.deepestList
  }

  private mutating func countCondition(_ word: ArraySlice<UInt8>) {
    if word.starts(with: "if".utf8) {
      conditions += 1
    } else if word.starts(with: "endif".utf8) {
      conditions = max(0, conditions - 1)
    }
  }

  private mutating func count(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("):
      brackets += 1
    case UInt8(ascii: ")"):
      brackets = max(0, brackets - 1)
    case UInt8(ascii: "["):
      brackets += 1
      lists += 1
    case UInt8(ascii: "]"):
      brackets = max(0, brackets - 1)
      lists = max(0, lists - 1)
    case UInt8(ascii: "{"):
      brackets += 1
      (angles, lists) = (0, 0)
    case UInt8(ascii: "}"):
      brackets = max(0, brackets - 1)
      (angles, lists) = (0, 0)
    case UInt8(ascii: "<"):
      angles += 1
    case UInt8(ascii: ">"):
      angles = max(0, angles - 1)
    case UInt8(ascii: "\""), UInt8(ascii: "="), UInt8(ascii: ";"):
      // No type has these in it; in a string, a bracket is often alone.
      (angles, lists) = (0, 0)
    default:
      break
    }
  }
}
