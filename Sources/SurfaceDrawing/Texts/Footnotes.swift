// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// The notes below a table: why something is absent, and what is not sure.
struct Footnotes {
  private let facts: FactIndex
  private var absences: [Absence] = []
  private var numbers: [Absence: Int] = [:]
  private var assumed: [String] = []
  private var conflicting: [String] = []

  init(facts: FactIndex) { self.facts = facts }

  /// The number of the note that tells why something is absent.
  mutating func number(of absence: Absence) -> Int {
    if let number = numbers[absence] { return number }
    absences.append(absence)
    numbers[absence] = absences.count
    return absences.count
  }

  /// The mark of what is not sure: `~` for assumed, `?` where Apple's texts conflict, or nothing.
  mutating func mark(of representation: Representation) -> String {
    let isAssumed = note(facts.ids(of: .assumed, among: representation.facts), in: \.assumed)
    let isConflicting = note(
      facts.ids(of: .conflicting, among: representation.facts), in: \.conflicting)
    return (isAssumed ? "~" : "") + (isConflicting ? "?" : "")
  }

  private mutating func note(
    _ ids: [String], in list: WritableKeyPath<Footnotes, [String]>
  ) -> Bool {
    for id in ids where !self[keyPath: list].contains(id) { self[keyPath: list].append(id) }
    return !ids.isEmpty
  }

  /// The notes, each on as few lines of at most `width` columns as it takes.
  func lines(width: Int) -> [String] {
    var lines: [String] = []
    for (index, absence) in absences.enumerated() {
      let rule = " [\(SafeText.line(absence.rule))]"
      let lead = "\(index + 1) "
      let room = max(10, width - SafeText.width(lead + rule))
      let reason = SafeText.line(absence.reason)
      let isShort = SafeText.width(reason) <= room
      lines.append(lead + (isShort ? reason : SafeText.column(reason, width: room)) + rule)
    }
    lines += wrapped("~ assumed: surfacectl explain", assumed, width: width)
    lines += wrapped("? Apple's texts conflict: surfacectl explain", conflicting, width: width)
    return lines
  }

  private func wrapped(_ lead: String, _ ids: [String], width: Int) -> [String] {
    guard !ids.isEmpty else { return [] }
    var lines: [String] = []
    var line = lead
    for (index, id) in ids.enumerated() {
      let word = " " + SafeText.line(id) + (index + 1 < ids.count ? "," : "")
      if SafeText.width(line + word) > width {
        lines.append(line)
        line = "   "
      }
      line += word
    }
    return lines + [line]
  }
}
