// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

@testable import SurfaceDrawing

/// The list of formats.
struct ReportFormatTests {
  @Test func `each format has a word of its own`() {
    let ids = ReportFormats.all.map { $0.id }
    #expect(Set(ids).count == ids.count)
  }

  @Test(arguments: ReportBody.Kind.allCases)
  func `text comes first and can write everything`(_ body: ReportBody.Kind) {
    #expect(ReportFormats.all(for: body).first?.id == "text")
  }

  @Test func `each format can write at least something`() {
    for format in ReportFormats.all { #expect(!format.bodies.isEmpty) }
  }

  @Test func `each format can tell that there is no result`() throws {
    var report = Report(nil)
    report.failures = [Failure(error: "It failed.")]
    for format in ReportFormats.all {
      let text = try format.text(of: report, style: .plain)
      #expect(text.contains("It failed.") == format.holdsFindings, "\(format.id)")
    }
  }

  @Test func `without a word it is text`() {
    #expect(ReportFormats.named(nil).id == "text")
    #expect(ReportFormats.named("csv").id == "csv")
  }
}
