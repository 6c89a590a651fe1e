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
      let isRefused = HostEnvironment.value("NO_COLOR").map { !$0.isEmpty } ?? false
      return isatty(descriptor) == 1 && !isRefused && HostEnvironment.value("TERM") != "dumb"
    }
  }

  /// Writes a report in a format to standard output, and what the format does not hold to the other.
  ///
  /// - Throws: What keeps the result from being written whole.
  func write(_ report: Report, as format: any ReportFormat.Type) throws {
    try Self.write(try format.text(of: report, style: output))
    // Where there is no result, people want to see why, whatever reads the document.
    tell(report, includingFindings: !format.holdsFindings || report.body == nil)
  }

  private func note(_ text: String) { Self.say(text) }

  /// Writes text to standard output.
  static func write(_ text: String) throws(LoadingError) {
    let error = write(text, to: 1)
    // When whoever reads has left there is nobody to tell.
    guard error == 0 || error == EPIPE else {
      throw LoadingError("the result can't be written: \(String(cString: strerror(error)))")
    }
  }

  /// Writes a line to standard error, as far as that can be done.
  static func say(_ line: String) { _ = write(line + "\n", to: 2) }

  /// Writes all of a text; returns the number of the error that kept it from it, or 0.
  private static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// Writes all that is not the result: notes, what plugins printed, findings, failures.
  private func tell(_ report: Report, includingFindings: Bool) {
    for text in report.notes { note(SafeText.line(text, limit: 1000)) }
    for (plugin, output) in report.printed {
      for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
        note(
          "\(SafeText.line(plugin)) | \(SafeText.behindWords(String(line), limit: 2000))")
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
