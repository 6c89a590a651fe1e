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
    var lines = ["plugin,kind,type,title,surface,slot,shown,rule,reason"]
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
        lines.append(fields.map(quoted).joined(separator: ","))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Whether a scalar is text, and not a command for a terminal that shows the file.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\t"].contains(scalar) || scalar.properties.generalCategory != .control
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: ",") && byte != UInt8(ascii: "\"")
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A field as RFC 4180 has it; one that a spreadsheet would take for a formula starts with a quote.
  private static func quoted(_ field: String) -> String {
    // Nearly every field is plain, and looking at each character costs more than all else in drawing.
    if field.utf8.allSatisfy(isPlain), field.utf8.first.map(isLetter) ?? true { return field }
    let field = String(
      String.UnicodeScalarView(field.unicodeScalars.filter(isPrintable)))
    let isFormula = field.first.map { "=+-@\t\r".contains($0) } ?? false
    let text = isFormula ? "'" + field : field
    guard text.contains(where: { ",\"\n\r".contains($0) || $0.isNewline }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
