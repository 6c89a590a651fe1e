// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A way to write reports, as `--format` takes it.
///
/// A format is one file and one line of `ReportFormats.all`; no command knows it by name.
package protocol ReportFormat {
  /// The word that `--format` takes.
  static var id: String { get }

  /// The results that it can write; it must be able to write a report without one, too.
  static var bodies: Set<ReportBody.Kind> { get }

  /// Whether what it writes holds findings and failures, so that nobody needs to tell them again.
  static var holdsFindings: Bool { get }

  /// A report as text.
  ///
  /// - Throws: What keeps the report from being written whole.
  static func text(of report: Report, style: Style) throws -> String
}

/// Every format, in the order of help; the only list.
package enum ReportFormats {
  /// The first one is what is written where nobody asks for another.
  package static var all: [any ReportFormat.Type] {
    [TextFormat.self, JSONFormat.self, CSVFormat.self]
  }

  /// Those that can write a kind of result.
  package static func all(for body: ReportBody.Kind) -> [any ReportFormat.Type] {
    all.filter { $0.bodies.contains(body) }
  }

  /// The format with an identifier, or the first one.
  package static func named(_ id: String?) -> any ReportFormat.Type {
    all.first { $0.id == id } ?? TextFormat.self
  }
}
