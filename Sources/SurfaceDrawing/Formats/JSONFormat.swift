// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Writes documents as JSON: sorted keys, two blanks of indent, a line break at the end.
package enum JSONFormat: ReportFormat {
  package static let id = "json"
  package static let bodies: Set<ReportBody.Kind> = [.list, .render, .press, .surfaces]
  package static let holdsFindings = true

  /// The version of every document.
  static let version = 1

  package static func text(of report: Report, style: Style) throws -> String {
    try text(document(of: report))
  }

  /// What is encoded: a document for each kind of result, with findings and failures in it.
  private static func document(of report: Report) -> any Encodable {
    switch report.body {
    case .list(let body):
      ListDocument(body, failures: report.failures, findings: report.findings)
    case .render(let body):
      RenderDocument(body, failures: report.failures, findings: report.findings)
    case .press(let body):
      PressDocument(body, failures: report.failures, findings: report.findings)
    case .surfaces(let body): SurfacesDocument(body, failures: report.failures)
    case .snapshot, .explanations, .store, nil:
      FailureDocument(failures: report.failures, findings: report.findings)
    }
  }

  private static func text(_ document: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    // A plugin's surface may say what it likes; JSON has no word for infinity.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    let text = String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
    // A CI system that sees the document obeys "##[" and "##vso[" anywhere; a reader gets the same text.
    return text.utf8.contains(UInt8(ascii: "#")) ? text.replacing("##", with: "#\\u0023") : text
  }
}
