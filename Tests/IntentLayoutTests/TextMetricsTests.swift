// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel
import IntentVocabulary
import Testing

@testable import IntentLayout

/// Widths of text, and where lines break.
struct TextMetricsTests {
  private static let metrics = TextMetrics()

  private func width(_ text: String, weight: Int = 400, design: String = "default") -> Double {
    Self.metrics.width(of: text, font: .init(size: 1000, weight: weight, design: design))
  }

  /// Breaks at a size of 10 points in a font of one width: 6 points a character.
  private func lines(
    _ text: String, _ width: Double, limit: Int? = nil,
    _ truncation: ViewNode.Truncation = .tail
  ) -> (lines: [String], isCut: Bool, width: Double) {
    Self.metrics.lines(
      of: text, font: .init(size: 10, weight: 400, design: "monospaced"),
      width: width, limit: limit, truncation: truncation)
  }

  // MARK: Widths

  // Read from the tables of Inter-Regular.otf, Inter-SemiBold.otf and Inter-Bold.otf.
  @Test(
    arguments: [
      (" ", 281.0, 248.0, 232.0), ("A", 676, 724, 748), ("i", 237, 261, 272),
      ("W", 949, 1007, 1036), ("é", 582, 593, 598), ("Ж", 949, 1040, 1085), ("λ", 585, 600, 607),
      ("€", 665, 679, 686), ("→", 955, 955, 955), ("…", 821, 806, 799),
    ])
  func `a character is as wide as the font makes it`(
    text: String, regular: Double, semibold: Double, bold: Double
  ) {
    #expect(abs(width(text) - regular) < 1e-9)
    #expect(abs(width(text, weight: 600) - semibold) < 1e-9)
    #expect(abs(width(text, weight: 700) - bold) < 1e-9)
  }

  @Test func `a text is as wide as its characters`() {
    #expect(abs(width("Hello") - (740 + 582 + 237 + 237 + 597)) < 1e-9)
  }

  @Test(arguments: ["漢", "あ", "한", "Ａ"])
  func `a wide character takes the whole size`(text: String) { #expect(width(text) == 1000) }

  @Test(arguments: ["😀", "👨‍👩‍👧‍👦", "👍🏽", "🇩🇪", "❤️", "1️⃣"])
  func `an emoji is one emoji wide, however many characters it is made of`(text: String) {
    #expect(width(text) == 1000 * TextMetrics.Guess.emoji)
  }

  @Test func `a combining mark adds nothing`() { #expect(width("x\u{301}") == width("x")) }

  @Test(arguments: ["\u{200D}", "\u{200B}", "\u{301}", "\u{7}", "\u{7F}", ""])
  func `what is not seen has no width`(text: String) { #expect(width(text) == 0) }

  @Test func `a character that the font lacks takes a fixed part of the size`() {
    #expect(width("ก") == 1000 * TextMetrics.Guess.other)
  }

  @Test func `all characters of a monospaced font have one width`() {
    #expect(width("i", design: "monospaced") == width("W", design: "monospaced"))
  }

  @Test func `digits can have one width`() {
    let font = DrawnView.Font(size: 1000, weight: 400, hasMonospacedDigits: true)
    func digit(_ text: String) -> Double { Self.metrics.width(of: text, font: font) }
    #expect(digit("1") == digit("8"))
    #expect(digit("i") != digit("W"))
  }

  // MARK: Lines

  @Test func `a line breaks at spaces, and those at its end don't count`() {
    let broken = lines("one two  three", 42)
    #expect(broken.lines == ["one two", "three"])
    #expect(broken.width == 42)
    #expect(!broken.isCut)
  }

  @Test func `a line breaks after a hyphen`() {
    #expect(lines("well-known", 36).lines == ["well-", "known"])
  }

  @Test func `a line breaks where the text has a line feed`() {
    #expect(lines("a\n\nb\r\nc", Double.infinity).lines == ["a", "", "b", "c"])
  }

  @Test func `a line breaks between wide characters`() {
    #expect(lines("漢字漢字", 20).lines == ["漢字", "漢字"])
  }

  @Test func `a line doesn't break at a no-break space`() {
    #expect(lines("a 5\u{A0}km", 24).lines == ["a", "5\u{A0}km"])
  }

  @Test func `a word breaks only where it alone is too wide`() {
    #expect(lines("a longest", 30).lines == ["a", "longe", "st"])
  }

  @Test(
    arguments: [
      (ViewNode.Truncation.tail, "abcd…"), (.head, "…ghij"), (.middle, "ab…ij"),
    ])
  func `the last line that is allowed is cut to fit`(_ mode: ViewNode.Truncation, _ text: String) {
    let broken = lines("abcdefghij", 32, limit: 1, mode)
    #expect(broken.lines == [text])
    #expect(broken.isCut)
    #expect(broken.width <= 32)
  }

  @Test func `text that fits exactly is not cut`() {
    let broken = lines("abcde", 30, limit: 1)
    #expect(broken.lines == ["abcde"])
    #expect(!broken.isCut)
  }

  @Test func `a further paragraph cuts the last line that is allowed`() {
    let broken = lines("one\ntwo\nthree", 60, limit: 2)
    #expect(broken.lines == ["one", "two…"])
    #expect(broken.isCut)
  }

  @Test(arguments: [Double.nan, -1, 0, -Double.infinity])
  func `without room every line holds a character`(width: Double) {
    let broken = lines("abc", width)
    #expect(broken.lines == ["a", "b", "c"])
    #expect(broken.isCut)
  }

  @Test func `no text has no lines`() { #expect(lines("", 100).lines.isEmpty) }

  @Test func `a text without end is measured no further than its lines`() {
    let broken = lines(String(repeating: "word ", count: 200_000), 60, limit: 3)
    #expect(broken.lines.count == 3)
    #expect(broken.lines.last == "word word…")
  }
}
