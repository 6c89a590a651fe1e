// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing
import Testing

/// Text from user code made safe to show.
struct SafeTextTests {
  @Test(
    arguments: [
      ("plain", "plain"), ("", ""), ("Grüße, 日本 ✓ 👩‍🚀", "Grüße, 日本 ✓ 👩‍🚀"),
      ("a\nb", #"a\nb"#), ("a\r\nb", #"a\r\nb"#), ("a\tb", #"a\tb"#),
      ("\u{1B}[31mred", #"\u{1B}[31mred"#), ("\u{9B}31m", #"\u{9B}31m"#), ("\u{7F}", #"\u{7F}"#),
      ("\0", #"\u{0}"#), ("\u{8}", #"\u{8}"#), ("\u{2028}x", #"\u{2028}x"#),
      ("\u{202E}gnp.exe", #"\u{202E}gnp.exe"#), ("\u{2066}x\u{2069}", #"\u{2066}x\u{2069}"#),
      ("\u{200F}x", #"\u{200F}x"#), ("\u{FEFF}x", #"\u{FEFF}x"#),
    ])
  func `what moves the cursor or turns the direction is escaped`(_ text: String, _ safe: String) {
    #expect(SafeText.line(text) == safe)
  }

  @Test(
    arguments: [
      ("::error::x", #"\::error::x"#), ("  ::x", #"  \::x"#), ("\u{A0}::x", "\u{A0}\\::x"),
      ("\u{3000}::x", "\u{3000}\\::x"), ("\u{200D}::x", "\u{200D}\\::x"),
      (":\u{200D}:x", "\\:\u{200D}:x"),
      ("a ::x", #"a \::x"#), ("a::b", "a::b"), ("a: b", "a: b"), ("##[error]x", "#\\#[error]x"),
      ("a##[b", "a#\\#[b"), ("###[b", "##\\#[b"), ("##vso[x]", "#\\#vso[x]"),
      ("##VSO[x]", "#\\#VSO[x]"), ("#\u{200D}#vso[x]", "#\\\u{200D}#vso[x]"),
      ("## head", "## head"),
      ("#[x]", "#[x]"),
    ])
  func `what a CI system would obey is broken`(_ text: String, _ safe: String) {
    #expect(SafeText.line(text) == safe)
    #expect(SafeText.line(safe) == safe)
  }

  @Test func `behind other words two colons are no command`() {
    #expect(SafeText.behindWords("::x ##[y]") == "::x #\\#[y]")
  }

  @Test func `a character of endless marks is cut`() {
    let text = "Z" + String(repeating: "\u{301}", count: 100_000)
    #expect(SafeText.line(text).utf8.count < 100)
  }

  @Test func `a line is cut at its limit and says so`() {
    #expect(SafeText.line("abcdef", limit: 3) == "abc…")
    #expect(SafeText.line("abc", limit: 3) == "abc")
    #expect(SafeText.line(String(repeating: "x", count: 10_000)).count == 201)
  }

  @Test func `letters of other scripts are characters of a limit`() {
    #expect(SafeText.line("日本語文", limit: 2) == "日本…")
    #expect(SafeText.line("👩‍🚀👩‍🚀👩‍🚀", limit: 1) == "👩‍🚀…")
  }

  @Test func `escaping twice is escaping once`() {
    let once = SafeText.line("\u{1B}[0m\n\u{202E}")
    #expect(SafeText.line(once) == once)
  }

  @Test(
    arguments: [
      ("", 0), ("abc", 3), ("◆ T – …", 7), ("日本", 4), ("한글", 4), ("é", 1), ("e\u{301}", 1),
      ("👩‍🚀", 2), ("ｗ", 2), ("❤️", 2), ("⚡", 2), ("⌚", 2),
    ])
  func `a text takes its columns of a terminal`(_ text: String, _ width: Int) {
    #expect(SafeText.width(text) == width)
  }

  @Test(
    arguments: [
      ("ab", 4, "ab  "), ("abcd", 4, "abcd"), ("abcde", 4, "abc…"), ("日本", 4, "日本"),
      ("日本語", 5, "日本…"), ("日本語", 4, "日… "), ("a\nb", 4, #"a\nb"#), ("", 2, "  "),
    ])
  func `a column is filled or cut to its width`(_ text: String, _ width: Int, _ column: String) {
    #expect(SafeText.column(text, width: width) == column)
    #expect(SafeText.width(SafeText.column(text, width: width)) == width)
  }
}
