// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The text of a source file.
package struct SourceText {
  /// The path, as the user gave it.
  package let path: String
  private let text: () -> String

  /// Creates a text that is read when a rule looks for something in it.
  package init(path: String, text: @escaping @autoclosure () -> String) {
    self.path = path
    self.text = text
  }

  /// Where a mark stands on a line that is no comment and fits; the first or the last such place.
  func place(of mark: SourceMark, where fits: (Substring) -> Bool) -> SourcePlace? {
    let lines = text().split(
      separator: "\n", omittingEmptySubsequences: false)
    func isMarked(_ line: Substring) -> Bool {
      line.contains(mark.text) && fits(line)
        && !line.drop(while: { $0 == " " || $0 == "\t" }).hasPrefix("//")
    }
    let index =
      mark.isLast ? lines.lastIndex(where: isMarked) : lines.firstIndex(where: isMarked)
    guard let index, let range = lines[index].firstRange(of: mark.text) else { return nil }
    let column = lines[index].utf8.distance(from: lines[index].startIndex, to: range.lowerBound)
    return SourcePlace(file: path, line: index + 1, column: column + 1)
  }
}

/// What to look for in a source to find the line that a finding is about.
struct SourceMark {
  let text: String
  let isLast: Bool

  static func first(_ text: String) -> SourceMark { SourceMark(text: text, isLast: false) }
  static func last(_ text: String) -> SourceMark { SourceMark(text: text, isLast: true) }
}
