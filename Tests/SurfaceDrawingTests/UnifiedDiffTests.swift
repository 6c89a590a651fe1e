// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing
import Testing

/// The difference between two texts.
struct UnifiedDiffTests {
  private func diff(_ old: [String], _ new: [String]) -> [String] {
    func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
    let diff = UnifiedDiff.text(
      from: text(old), to: text(new), oldName: "recorded", newName: "now")
    return Array(diff.lines.dropLast())
  }

  private let letters = "abcdefghijklmnopqrst".map { String($0) }

  @Test func `equal texts have no difference`() {
    #expect(UnifiedDiff.text(from: "a\n", to: "a\n", oldName: "x", newName: "y") == "")
    #expect(UnifiedDiff.text(from: "", to: "", oldName: "x", newName: "y") == "")
  }

  @Test func `a changed line is removed and added`() {
    #expect(
      diff(["a"], ["b"]) == ["--- recorded", "+++ now", "@@ -1 +1 @@", "-a", "+b"])
  }

  @Test func `a change has three lines around it`() {
    var new = letters
    new[9] = "J"
    #expect(
      diff(letters, new) == [
        "--- recorded", "+++ now", "@@ -7,7 +7,7 @@", " g", " h", " i", "-j", "+J", " k", " l",
        " m",
      ])
  }

  @Test func `a line put in at the start counts from the first line`() {
    #expect(
      diff(["a", "b", "c", "d"], ["x", "a", "b", "c", "d"]) == [
        "--- recorded", "+++ now", "@@ -1,3 +1,4 @@", "+x", " a", " b", " c",
      ])
  }

  @Test func `a line taken from the end`() {
    #expect(
      diff(["a", "b", "c", "d", "e"], ["a", "b", "c", "d"]) == [
        "--- recorded", "+++ now", "@@ -2,4 +2,3 @@", " b", " c", " d", "-e",
      ])
  }

  @Test func `a text out of nothing counts from line 0`() {
    #expect(
      diff([], ["a", "b"]) == ["--- recorded", "+++ now", "@@ -0,0 +1,2 @@", "+a", "+b"])
  }

  @Test func `a text that vanishes ends at line 0`() {
    #expect(
      diff(["a", "b"], []) == ["--- recorded", "+++ now", "@@ -1,2 +0,0 @@", "-a", "-b"])
  }

  @Test func `changes far apart are two hunks`() {
    var new = letters
    new[2] = "C"
    new.remove(at: 15)
    #expect(
      diff(letters, new) == [
        "--- recorded", "+++ now",
        "@@ -1,6 +1,6 @@", " a", " b", "-c", "+C", " d", " e", " f",
        "@@ -13,7 +13,6 @@", " m", " n", " o", "-p", " q", " r", " s",
      ])
  }

  @Test func `changes close together are one hunk`() {
    var new = letters
    new[2] = "C"
    new[8] = "I"
    let lines = diff(letters, new)
    #expect(lines.filter { $0.hasPrefix("@@") } == ["@@ -1,12 +1,12 @@"])
  }

  @Test(arguments: 0..<20)
  func `a difference put onto the old text is the new one`(_ seed: Int) {
    var numbers = seed &* 2_654_435_761 &+ 12345
    func next(_ bound: Int) -> Int {
      numbers = (numbers &* 1_103_515_245 &+ 12345) & 0x7FFF_FFFF
      return (numbers >> 8) % bound
    }
    let old = (0..<(10 + next(30))).map { _ in letters[next(6)] }
    var new = old
    for _ in 0..<(1 + next(8)) {
      if next(2) == 0, !new.isEmpty {
        new.remove(at: next(new.count))
      } else {
        new.insert("new \(next(9))", at: next(new.count + 1))
      }
    }
    #expect(patched(old, with: diff(old, new)) == new)
  }

  /// Puts a difference onto a text, as `patch` does; nil where it does not fit.
  private func patched(_ old: [String], with diff: [String]) -> [String]? {
    var result: [String] = []
    var position = 0
    for line in diff.dropFirst(2) {
      if line.hasPrefix("@@ -"), let range = line.dropFirst(4).split(separator: " ").first {
        let numbers = range.split(separator: ",").compactMap { Int($0) }
        let count = numbers.count > 1 ? numbers[1] : 1
        let start = count == 0 ? numbers[0] : numbers[0] - 1
        guard start >= position, start <= old.count else { return nil }
        result += old[position..<start]
        position = start
        continue
      }
      let text = String(line.dropFirst())
      if line.hasPrefix("+") {
        result.append(text)
      } else {
        guard position < old.count, old[position] == text else { return nil }
        if line.hasPrefix(" ") { result.append(text) }
        position += 1
      }
    }
    return result + old[position...]
  }

  @Test func `texts that differ in the last line break alone have a difference to see`() {
    let text = UnifiedDiff.text(from: "a", to: "a\n", oldName: "x", newName: "y")
    #expect(
      text == "--- x\n+++ y\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
  }

  @Test func `line breaks of another system are seen line by line`() {
    let lines = UnifiedDiff.text(
      from: "a\r\nb\r\nc\r\n", to: "a\r\nB\r\nc\r\n", oldName: "x", newName: "y"
    ).lines
    #expect(lines.filter { $0.hasPrefix("-b") || $0.hasPrefix("+B") }.count == 2)
    #expect(!lines.contains { $0.hasPrefix("-a") })
  }

  @Test func `what moves the cursor is escaped`() {
    let text = UnifiedDiff.text(
      from: "\u{1B}[2Jold\n", to: "new\n", oldName: "\u{1B}x\n", newName: "y")
    #expect(!text.contains("\u{1B}"))
    #expect(text.lines.first == #"--- \u{1B}x\n"#)
  }

  @Test func `colours only change the colour`() {
    let plain = UnifiedDiff.text(from: "a\nb\n", to: "a\nc\n", oldName: "x", newName: "y")
    let coloured = UnifiedDiff.text(
      from: "a\nb\n", to: "a\nc\n", oldName: "x", newName: "y", style: Style(isColoured: true))
    #expect(coloured != plain)
    #expect(coloured.replacing(#/\u{1B}\[\d+m/#, with: "") == plain)
  }
}
