// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// One change to a source text.
struct SourceEdit: Equatable, Sendable {
  /// What takes the place of the old bytes.
  enum Replacement: Equatable, Sendable {
    /// As many spaces, the line ends kept.
    case blank
    case text(String)
  }

  /// Offsets in bytes.
  let range: Range<Int>
  let replacement: Replacement

  /// Applies edits in one pass; of two that overlap, the one that begins first counts.
  static func apply(_ edits: [SourceEdit], to bytes: [UInt8], prefix: String = "") -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + prefix.utf8.count + 16 * edits.count)
    result += prefix.utf8
    var copied = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let range = edit.range.clamped(to: bytes.startIndex..<bytes.endIndex)
      guard range.lowerBound >= copied else { continue }
      result += bytes[copied..<range.lowerBound]
      switch edit.replacement {
      case .blank: result += bytes[range].lazy.map(blanked)
      case .text(let text): result += text.utf8
      }
      copied = range.upperBound
    }
    result += bytes[copied...]
    return result
  }

  private static func blanked(_ byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") ? byte : UInt8(ascii: " ")
  }
}
