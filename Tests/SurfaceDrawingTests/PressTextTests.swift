// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

@testable import SurfaceDrawing

/// The last line of a press of everything.
struct PressTextTests {
  private func lastLine(
    _ outcomes: [PressReport.Outcome], _ change: (inout Report) -> Void = { _ in }
  ) -> Substring? {
    let body = PressBody(
      surfaces: [], facts: FactIndex([Fact]()),
      presses: outcomes.map {
        PressBody.Press(
          summary: PressReport(
            kind: "lamp", intent: "LampIntent", from: nil, process: .extension, outcome: $0,
            events: []))
      }, isList: true)
    var report = Report(.press(body))
    change(&report)
    return TextFormat.text(of: report, style: .plain).split(separator: "\n").last
  }

  private func finding(_ severity: Finding.Severity) -> Finding {
    Finding(rule: "stub", severity: severity, message: "", help: "")
  }

  @Test func `it counts presses, refusals, errors and warnings`() {
    #expect(lastLine([]) == "0 pressed")
    #expect(lastLine([.done, .refused("No.")]) == "2 pressed, 1 refused")
    let line = lastLine([.done]) {
      $0.failures = [Failure(error: "It crashed.")]
      $0.findings = [finding(.error), finding(.warning), finding(.info)]
    }
    #expect(line == "1 pressed, 2 errors, 1 warning")
  }
}
