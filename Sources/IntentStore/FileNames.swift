// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Makes file names of any text.
package enum FileNames {
  /// The text with everything but letters, digits, `.`, `-` and `_` escaped as `%XX`, cut to fit a file name.
  package static func escaped(_ text: String) -> String {
    var name: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        name.append(byte)
      case UInt8(ascii: ".") where !name.isEmpty: name.append(byte)
      default:
        name.append(UInt8(ascii: "%"))
        name += [byte >> 4, byte & 15].map { digits[Int($0)] }
      }
    }
    if name.isEmpty { return "%" }
    guard name.count > 200 else { return String(decoding: name, as: UTF8.self) }
    // Two long names that start alike must not share a file.
    return String(decoding: name.prefix(180), as: UTF8.self) + "~"
      + String(fingerprint(text), radix: 16)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// A number that is the same for the same text in every run (FNV-1a).
  package static func fingerprint(_ text: String) -> UInt64 { fingerprint(text.utf8) }

  /// A number that is the same for the same bytes in every run (FNV-1a).
  package static func fingerprint(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
