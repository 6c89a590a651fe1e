// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The places of a text where something could have to change.
///
/// Most of a file's syntax tree holds none of them, and need not be walked.
struct Landmarks {
  /// Offsets in bytes, ascending.
  private let offsets: [Int]

  /// - Parameter isCompanion: Whether attributes count.
  init(_ bytes: [UInt8], isCompanion: Bool) {
    let word = Array("import".utf8)
    offsets = bytes.indices.filter { index in
      switch bytes[index] {
      case UInt8(ascii: "#"): true
      case UInt8(ascii: "@"): isCompanion
      case word[0]: bytes[index...].starts(with: word)
      default: false
      }
    }
  }

  /// Whether the range, in bytes, holds one.
  func lie(in range: Range<Int>) -> Bool {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < offsets.count && offsets[low] < range.upperBound
  }
}
