// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The difference between two texts in the unified form.
public enum UnifiedDiff {
  private enum Line {
    case same(String)
    case removed(String)
    case added(String)
  }

  /// The difference, with three lines of context; empty for equal texts.
  ///
  /// - Parameters:
  ///   - old: The text that was expected.
  ///   - new: The text that is.
  ///   - oldName: The name above the removed lines.
  ///   - newName: The name above the added lines.
  public static func text(
    from old: String, to new: String, oldName: String, newName: String, style: Style = .plain
  ) -> String {
    guard old != new else { return "" }
    let lines = script(from: split(old), to: split(new))
    let hunks = hunks(of: lines)
    let header =
      style(.heading, "--- \(SafeText.line(oldName, limit: 1000))") + "\n"
      + style(.heading, "+++ \(SafeText.line(newName, limit: 1000))") + "\n"
    return header + hunks.map { draw(lines, $0, style) }.joined()
  }

  /// The lines, the last one with a mark where the text does not end with a line break.
  private static func split(_ text: String) -> [String] {
    // Line feeds as bytes: together with a carriage return one is a character of another kind.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if lines.last?.isEmpty == true {
      lines.removeLast()
    } else if let last = lines.indices.last {
      lines[last] += unended
    }
    return lines
  }

  /// Stands at the end of a line without a line break, until it is drawn; no text has it.
  private static let unended = "\u{0}\u{0}"

  /// A line as it is shown.
  private static func shown(_ line: String) -> String {
    let isUnended = line.hasSuffix(unended)
    let text = SafeText.line(isUnended ? String(line.dropLast(2)) : line, limit: 10_000)
    return isUnended ? text + "\n\\ No newline at end of file" : text
  }

  private static func script(from old: [String], to new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if oldIndex < old.count, removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if newIndex < new.count, added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.same(new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  private static func hunks(of lines: [Line]) -> [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() {
      if case .same = line { continue }
      let range = max(0, index - 3)..<min(lines.count, index + 4)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    return hunks
  }

  private static func draw(_ lines: [Line], _ hunk: Range<Int>, _ style: Style) -> String {
    func count(_ range: Range<Int>, _ isCounted: (Line) -> Bool) -> Int {
      lines[range].count(where: isCounted)
    }
    func isOld(_ line: Line) -> Bool { if case .added = line { false } else { true } }
    func isNew(_ line: Line) -> Bool { if case .removed = line { false } else { true } }
    func place(_ isCounted: (Line) -> Bool) -> String {
      let size = count(hunk, isCounted)
      let start = count(0..<hunk.lowerBound, isCounted) + (size == 0 ? 0 : 1)
      return size == 1 ? "\(start)" : "\(start),\(size)"
    }
    let body = lines[hunk].map { line in
      switch line {
      case .same(let text): " \(shown(text))\n"
      case .removed(let text): style(.removed, "-\(shown(text))") + "\n"
      case .added(let text): style(.added, "+\(shown(text))") + "\n"
      }
    }
    return style(.faint, "@@ -\(place(isOld)) +\(place(isNew)) @@") + "\n" + body.joined()
  }
}
