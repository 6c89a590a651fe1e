// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Numbers that are the same for the same texts in every run and on every machine.
package enum StableHash {
  /// Sixteen hexadecimal digits that stand for texts in their order.
  package static func text(of texts: [String]) -> String {
    // FNV-1a; a zero byte, which no text ends with, keeps "ab", "c" and "a", "bc" apart.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
