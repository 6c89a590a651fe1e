// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Makes file names of any text.
package enum FileNames {
  /// The text with everything but letters, digits, `.`, `-` and `_` escaped as `%XX`, cut to fit a file name.
  package static func escaped(_ text: String) -> String {
    var name = ""
    for byte in text.utf8 {
      let character = Character(UnicodeScalar(byte))
      let isPlain =
        byte < 0x80
        && (character.isLetter || character.isNumber || "-_".contains(character)
          || (character == "." && !name.isEmpty))
      if isPlain {
        name.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        name += digits.count < 2 ? "%0" + digits : "%" + digits
      }
    }
    if name.isEmpty { return "%" }
    guard name.utf8.count > 200 else { return name }
    // Two long names that start alike must not share a file.
    return String(name.prefix(180)) + "~" + String(fingerprint(text), radix: 16)
  }

  /// A number that is the same for the same text in every run (FNV-1a).
  package static func fingerprint(_ text: String) -> UInt64 { fingerprint(text.utf8) }

  /// A number that is the same for the same bytes in every run (FNV-1a).
  package static func fingerprint(_ bytes: some Sequence<UInt8>) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
