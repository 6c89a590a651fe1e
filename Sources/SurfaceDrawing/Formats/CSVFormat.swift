// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Writes where each item appears as comma-separated values, a line for each item and slot.
package enum CSVFormat: ReportFormat {
  package static let id = "csv"
  package static let bodies: Set<ReportBody.Kind> = [.list]
  package static let holdsFindings = false

  /// The table, with a line of names first; nothing where nothing was loaded.
  package static func text(of report: Report, style: Style) -> String {
    guard case .list(let body) = report.body else { return "" }
    var lines = ["plugin,kind,type,title,surface,slot,shown,rule,reason,mode"]
    for row in body.rows {
      for placed in row.placements {
        let item = row.item
        var fields = [
          item.plugin, item.kind, item.type.rawValue, item.title, placed.surface, placed.slot,
        ]
        switch placed.placement {
        case .shown: fields += ["true", "", ""]
        case .absent(let absence): fields += ["false", absence.rule, absence.reason]
        }
        fields.append(placed.mode.rawValue)
        lines.append(fields.map(quoted).joined(separator: ","))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A field as RFC 4180 has it; one that a spreadsheet would take for a formula starts with a quote.
  ///
  /// All of it is decided by scalars, as a spreadsheet does: a mark on a quote or comma does not make
  /// another character of it.
  private static func quoted(_ field: String) -> String {
    // Nearly every field is plain, and looking at each scalar costs more than all else in drawing.
    if field.utf8.allSatisfy(isPlain), field.utf8.first.map(isLetter) ?? true { return field }
    var scalars = CommandMarks.broken(printable(field)).unicodeScalars
    if isFormula(scalars) { scalars.insert("'", at: scalars.startIndex) }
    guard scalars.contains(where: { separators.contains($0) }) else { return String(scalars) }
    var text = String.UnicodeScalarView("\"".unicodeScalars)
    for scalar in scalars {
      if scalar == "\"" { text.append("\"") }
      text.append(scalar)
    }
    text.append("\"")
    return String(text)
  }

  /// Whether a byte means nothing to a spreadsheet, a terminal or a CI system, whatever stands beside it.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && !",\"#:".utf8.contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static let separators: Set<Unicode.Scalar> = [
    ",", "\"", "\n", "\r", "\u{2028}", "\u{2029}",
  ]

  /// The text without what commands a terminal that shows the file, or turns the direction of text.
  private static func printable(_ field: String) -> String {
    String(
      String.UnicodeScalarView(
        field.unicodeScalars.filter {
          ["\n", "\r", "\t", "\u{2028}", "\u{2029}"].contains($0) || !SafeText.isHostile($0)
        }))
  }

  /// Whether a spreadsheet would calculate: the first character that it sees asks for it.
  private static func isFormula(_ scalars: String.UnicodeScalarView) -> Bool {
    guard let first = scalars.first(where: { !$0.properties.isDefaultIgnorableCodePoint }) else {
      return false
    }
    return ["=", "+", "-", "@", "\t", "\r", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}"]
      .contains(first)
  }
}
