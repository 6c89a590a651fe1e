// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Text from user code made safe to show.
public enum SafeText {
  /// The text on one line, without what a terminal or a CI system would obey: control characters and
  /// marks that turn the direction of text are escaped, and commands broken.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - limit: The most characters to keep; what is cut is marked with "…".
  public static func line(_ text: String, limit: Int = 200) -> String {
    CommandMarks.broken(escaped(text, limit: limit))
  }

  /// A text that other words stand before on its line, where "::" means nothing.
  package static func behindWords(_ text: String, limit: Int = 200) -> String {
    CommandMarks.broken(escaped(text, limit: limit), startsLine: false)
  }

  private static func escaped(_ text: String, limit: Int) -> String {
    // Nearly every text is plain, and looking at each character costs more than all else in drawing.
    if text.utf8.count <= limit, text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    var count = 0
    for character in text {
      if count == limit { return result + "…" }
      count += 1
      for scalar in character.unicodeScalars.prefix(mostScalars) { append(scalar, to: &result) }
    }
    return result
  }

  /// The most scalars of a character: more than any script or emoji needs.
  private static let mostScalars = 32

  private static func isPlain(_ byte: UInt8) -> Bool { (0x20..<0x7F).contains(byte) }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
    switch scalar {
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where isHostile(scalar):
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }

  /// Whether a scalar can move the cursor, end a line or turn the direction of what follows.
  static func isHostile(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: return true
    case .format:
      // Joiners belong to emoji and to scripts that need them.
      return scalar.value != 0x200D && scalar.value != 0x200C
        && !(0xE0020...0xE007F).contains(scalar.value)
    default: return false
    }
  }

  /// The number of columns that a text takes in a terminal.
  public static func width(_ text: String) -> Int {
    if text.utf8.allSatisfy(isPlain) { return text.utf8.count }
    return text.reduce(0) { width, character in
      guard let scalar = character.unicodeScalars.first else { return width }
      return width + columns(of: scalar, in: character)
    }
  }

  private static func columns(of scalar: Unicode.Scalar, in character: Character) -> Int {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      guard scalar.value >= 0x0300 || character.unicodeScalars.count > 1 else { return 1 }
      // An emoji is wide, by itself or with the variation selector that asks for one.
      if scalar.properties.isEmojiPresentation
        || character.unicodeScalars.contains(where: { $0.value == 0xFE0F })
      {
        return 2
      }
      let isMark = [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
      return isMark ? 0 : 1
    }
  }

  /// The text on one line, cut or filled with blanks to a number of columns.
  public static func column(_ text: String, width columns: Int) -> String {
    let safe = line(text, limit: columns + 1)
    let own = width(safe)
    if own <= columns { return safe + String(repeating: " ", count: columns - own) }
    var cut = ""
    for character in safe {
      guard width(cut) + width(String(character)) < columns else { break }
      cut.append(character)
    }
    return cut + "…" + String(repeating: " ", count: max(0, columns - width(cut) - 1))
  }
}
