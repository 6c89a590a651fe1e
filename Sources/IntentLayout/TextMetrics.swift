// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Measures text approximately, with the advance widths of Inter in place of Apple's own font.
public struct TextMetrics: TextMeasuring {
  /// Assumed: widths of what the table does not have, in parts of the font's size.
  enum Guess {
    /// An ideograph, a syllable of kana or Hangul, and everything of full width.
    static let wide = 1.0
    /// An emoji, however many characters it is made of.
    static let emoji = 1.25
    /// A character of a font whose characters have one width.
    static let monospaced = 0.6
    /// A digit of one width.
    static let digit = 0.62
    /// Everything else.
    static let other = 0.6
  }

  /// So many lines are more than any widget shows.
  private static let mostLines = 1_000

  /// Creates it.
  public init() {}

  /// The width of a text on one line, in points.
  public func width(of text: some StringProtocol, font: DrawnView.Font) -> Double {
    let ruler = Ruler(font)
    return text.reduce(0) { $0 + ruler.width(of: $1) }
  }

  /// Breaks a text into lines no wider than `width`, at most as many as `limit`.
  ///
  /// Lines break at spaces, hyphens and line feeds, and between wide characters; inside a word only
  /// where the word alone is too wide. The last line that is allowed ends in "…" where more follows.
  public func lines(
    of text: String, font: DrawnView.Font, width: Double, limit: Int?,
    truncation: ViewNode.Truncation
  ) -> (lines: [String], isCut: Bool, width: Double) {
    let ruler = Ruler(font)
    let width = width.isNaN ? 0 : max(0, width) + 0.001
    let limit = min(max(limit ?? Self.mostLines, 1), Self.mostLines)
    var lines: [String] = []
    var widest = 0.0
    var isCut = false
    var rest = Substring(text)
    while !rest.isEmpty {
      let line = ruler.line(of: rest, width: width)
      if lines.count == limit - 1, line.end < rest.endIndex {
        // The last line takes as much of the paragraph as fits beside the mark.
        let end = rest.firstIndex(where: \.isNewline) ?? rest.endIndex
        let paragraph = rest[..<end]
        let cut = ruler.cut(paragraph, width: width, truncation)
        lines.append(cut.text)
        return (lines, true, max(widest, cut.width))
      }
      lines.append(String(line.text))
      widest = max(widest, line.width)
      isCut = isCut || line.width > width
      rest = rest[line.end...]
    }
    return (lines, isCut, widest)
  }
}

/// Measures in one font.
private struct Ruler {
  private let size: Double
  private let table: [Double?]
  private let isMonospaced: Bool
  private let hasMonospacedDigits: Bool

  init(_ font: DrawnView.Font) {
    size = font.size
    isMonospaced = font.design == "monospaced"
    hasMonospacedDigits = font.hasMonospacedDigits
    table =
      switch font.weight {
      case ..<550: WidthTable.regular
      case ..<650: WidthTable.semibold
      default: WidthTable.bold
      }
  }

  func width(of character: Character) -> Double {
    if let ascii = character.asciiValue {
      guard (0x20..<0x7F).contains(ascii) else { return 0 }
      if isMonospaced { return size * TextMetrics.Guess.monospaced }
      if hasMonospacedDigits, character.isNumber { return size * TextMetrics.Guess.digit }
      return size * (table[Int(ascii) - 0x20] ?? TextMetrics.Guess.other)
    }
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return 0 }
    if scalars.contains(where: { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }) {
      return size * TextMetrics.Guess.emoji
    }
    if Self.isWide(first.value) { return size * TextMetrics.Guess.wide }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    if isMonospaced { return size * TextMetrics.Guess.monospaced }
    return size
      * (WidthTable.index(of: first.value).flatMap { table[$0] } ?? TextMetrics.Guess.other)
  }

  /// Whether a space is there to keep a line from breaking.
  private static func keepsTogether(_ space: Character) -> Bool {
    space == "\u{A0}" || space == "\u{2007}" || space == "\u{202F}"
  }

  private static func isWide(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  /// The first line of a text, its width without spaces at its end, and where the next one begins.
  func line(of text: Substring, width: Double) -> (
    text: Substring, width: Double, end: String.Index
  ) {
    var total = 0.0
    var trimmed = 0.0
    /// The last place at which the line may break: its end, its width, and where the next one begins.
    var stop: (end: String.Index, width: Double, next: String.Index)?
    var textEnd = text.startIndex
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isNewline { return (text[..<textEnd], trimmed, next) }
      let advance = self.width(of: character)
      if character.isWhitespace, !Self.keepsTogether(character) {
        stop = (textEnd, trimmed, next)
        total += advance
        index = next
        continue
      }
      if let first = character.unicodeScalars.first, Self.isWide(first.value),
        index > text.startIndex
      {
        stop = (textEnd, trimmed, index)
      }
      if total + advance > width, index > text.startIndex {
        if let stop { return (text[..<stop.end], stop.width, stop.next) }
        return (text[..<index], total, index)
      }
      total += advance
      trimmed = total
      textEnd = next
      if character == "-" || character == "–" || character == "—" { stop = (next, total, next) }
      index = next
    }
    return (text[..<textEnd], trimmed, text.endIndex)
  }

  /// A paragraph on one line, with "…" in place of what does not fit.
  func cut(
    _ text: Substring, width: Double, _ truncation: ViewNode.Truncation
  ) -> (text: String, width: Double) {
    let mark = self.width(of: "…")
    let room = max(0, width - mark)
    func fitting(_ characters: some Sequence<Character>, _ room: Double) -> [Character] {
      var left = room
      var fitting: [Character] = []
      for character in characters {
        left -= self.width(of: character)
        if left < 0 { break }
        fitting.append(character)
      }
      return fitting
    }
    func trimmed(_ characters: [Character]) -> String {
      var characters = characters
      while characters.last?.isWhitespace == true { characters.removeLast() }
      return String(characters)
    }
    let shown: String
    switch truncation {
    case .tail: shown = trimmed(fitting(text, room)) + "…"
    case .head: shown = "…" + String(fitting(text.reversed(), room).reversed())
    case .middle:
      let head = fitting(text, room / 2)
      let used = head.reduce(0) { $0 + self.width(of: $1) }
      // What the beginning shows already is not shown again at the end.
      let rest = text.dropFirst(head.count)
      shown = trimmed(head) + "…" + String(fitting(rest.reversed(), room - used).reversed())
    }
    return (shown, shown.reduce(0) { $0 + self.width(of: $1) })
  }
}

/// The table of widths, in parts of the font's size.
private enum WidthTable {
  static let regular = decoded(TextWidths.regular)
  static let semibold = decoded(TextWidths.semibold)
  static let bold = decoded(TextWidths.bold)

  /// The place of a character in the table; nil for one that it leaves out.
  static func index(of value: UInt32) -> Int? {
    var start = 0
    for block in TextWidths.blocks {
      if value >= block.first, value < block.end { return start + Int(value - block.first) }
      start += Int(block.end - block.first)
    }
    return nil
  }

  private static func decoded(_ text: StaticString) -> [Double?] {
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    func digit(_ byte: UInt8) -> Int? {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte - UInt8(ascii: "a")) + 10
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte - UInt8(ascii: "A")) + 36
      default: nil
      }
    }
    return stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      guard let high = digit(bytes[index]), let low = digit(bytes[index + 1]) else { return nil }
      return Double(high * 62 + low) / 1000
    }
  }
}
