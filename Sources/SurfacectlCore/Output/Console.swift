// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SurfaceDrawing

/// Writes to the two streams of the program.
struct Console {
  let output: Style
  let errors: Style

  init(color: CommonOptions.ColorChoice) {
    output = Style(isColoured: Self.isColoured(1, color))
    errors = Style(isColoured: Self.isColoured(2, color))
  }

  private static func isColoured(_ descriptor: Int32, _ choice: CommonOptions.ColorChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      guard isatty(descriptor) == 1 else { return false }
      let isRefused = PlainFile.variable("NO_COLOR").map { !$0.isEmpty } ?? false
      return !isRefused && PlainFile.variable("TERM") != "dumb"
    }
  }

  /// Writes a report in a format to standard output, and what the format does not hold to the other.
  func write(_ report: Report, as format: any ReportFormat.Type) throws {
    Self.write(try format.text(of: report, style: output), to: 1)
    // Where there is no result, people want to see why, whatever reads the document.
    tell(report, includingFindings: !format.holdsFindings || report.body == nil)
  }

  private func note(_ text: String) { Self.write(text + "\n", to: 2) }

  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // Whoever reads has left; there is nobody to tell.
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes all that is not the result: notes, what plugins printed, findings, failures.
  private func tell(_ report: Report, includingFindings: Bool) {
    for text in report.notes { note(SafeText.line(text, limit: 1000)) }
    for (plugin, output) in report.printed {
      for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
        note("\(SafeText.line(plugin)) | \(SafeText.line(String(line), limit: 2000))")
      }
    }
    guard includingFindings else { return }
    for finding in report.findings {
      note(
        place(finding.file, finding.line, finding.column)
          + errors(
            finding.severity == .info ? .faint : finding.severity == .warning ? .warning : .error,
            finding.severity.rawValue)
          + ": \(SafeText.line(finding.message, limit: 1000)) [\(finding.rule)]; \(finding.help)")
    }
    for failure in report.failures {
      note(
        place(failure.file, failure.line, failure.column) + errors(.error, "error")
          + ": \(SafeText.line(failure.error, limit: 1000))")
    }
  }

  private func place(_ file: String?, _ line: Int?, _ column: Int?) -> String {
    guard let file else { return "" }
    let parts =
      [SafeText.line(file, limit: 1000)] + [line, column].compactMap { $0 }.map(String.init)
    return parts.joined(separator: ":") + ": "
  }
}
