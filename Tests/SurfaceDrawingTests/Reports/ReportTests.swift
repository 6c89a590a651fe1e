// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

@testable import SurfaceDrawing

/// How the program exits, derived from what a command found out.
struct ReportTests {
  private static func finding(_ severity: Finding.Severity) -> Finding {
    Finding(rule: "stub", severity: severity, message: "It is odd.", help: "Mend it")
  }

  private static func press(_ outcomes: [PressReport.Outcome], isList: Bool) -> ReportBody {
    .press(
      PressBody(
        surfaces: [], facts: FactIndex([Fact]()),
        presses: outcomes.map {
          PressBody.Press(
            summary: PressReport(
              kind: "lamp", intent: "LampIntent", from: nil, process: .extension, outcome: $0,
              events: []))
        }, isList: isList))
  }

  private static func snapshot(
    _ states: [SnapshotBody.File.State], isRecord: Bool = false
  ) -> ReportBody {
    .snapshot(
      SnapshotBody(
        folder: "surfaces", isRecord: isRecord,
        files: states.map { SnapshotBody.File(path: "f", state: $0, old: "", new: "") }))
  }

  private static var fine: ReportBody { .surfaces(SurfacesBody(surfaces: [])) }

  @Test func `nothing to complain of is fine`() {
    #expect(Report(Self.fine).status == .fine)
  }

  @Test(
    arguments: [
      (Finding.Severity.error, Finding.Severity.error, ExitCode.findings),
      (.warning, .error, .fine), (.warning, .warning, .findings), (.info, .warning, .fine),
      (.info, .info, .findings),
    ])
  func `findings count from a severity on`(
    _ severity: Finding.Severity, _ failOn: Finding.Severity, _ status: ExitCode
  ) {
    var report = Report(Self.fine)
    report.findings = [Self.finding(severity)]
    report.failOn = failOn
    #expect(report.status == status)
  }

  @Test func `failures win over findings and over wrong usage`() {
    var report = Report(Self.fine)
    report.findings = [Self.finding(.error)]
    report.misuse = "There is no such thing."
    #expect(report.status == .usage)
    report.failures = [Failure(error: "It failed.")]
    #expect(report.status == .failure)
  }

  @Test(
    arguments: [
      (PressReport.Outcome.done, ExitCode.fine), (.threw("No."), .findings),
      (.refused("No."), .findings),
      (.crashed, .failure), (.exited, .failure), (.timedOut, .failure),
    ])
  func `a press that was asked for must come to its end`(
    _ outcome: PressReport.Outcome, _ status: ExitCode
  ) {
    #expect(Report(Self.press([outcome], isList: false)).status == status)
  }

  @Test(
    arguments: [
      ([PressReport.Outcome.done, .threw("No."), .refused("No.")], ExitCode.fine),
      ([.done, .crashed], .failure), ([], .fine),
    ])
  func `of all presses only those count that broke`(
    _ outcomes: [PressReport.Outcome], _ status: ExitCode
  ) {
    #expect(Report(Self.press(outcomes, isList: true)).status == status)
  }

  @Test(
    arguments: [
      ([SnapshotBody.File.State.same], ExitCode.fine), ([.same, .changed], .findings),
      ([.same, .new], .findings), ([], .findings),
    ])
  func `snapshots must be there and as they are drawn now`(
    _ states: [SnapshotBody.File.State], _ status: ExitCode
  ) {
    #expect(Report(Self.snapshot(states)).status == status)
  }

  @Test func `recording accepts everything`() {
    #expect(Report(Self.snapshot([.new, .changed, .orphan], isRecord: true)).status == .fine)
  }

  @Test func `a value that is not there is told by the status`() {
    #expect(Report(.store(.entries([]))).status == .findings)
    #expect(Report(.store(.removal)).status == .fine)
  }
}
