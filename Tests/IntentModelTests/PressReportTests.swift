// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

/// What a report makes of an ending and of what was done meanwhile.
struct PressReportTests {
  private func report(_ events: [RunEvent]) -> PressReport {
    PressReport(
      kind: "lamp", from: nil, PressEnding(.done, intent: "SetLampIntent"), events: events)
  }

  @Test func `a read that repeats is told once`() {
    let read = RunEvent.read(group: "g", key: "a", value: 1)
    let reads = report([read, .read(group: nil, key: "a", value: 1), read]).reads
    #expect(reads.map(\.group) == ["g", nil])
  }

  @Test func `writes are told in order, and by key the last one counts`() {
    let report = report([
      .write(process: "app", group: "g", key: "b", from: nil, to: 1),
      .write(process: "app", group: "g", key: "a", from: nil, to: 2),
      .write(process: "app", group: "g", key: "b", from: 1, to: 3),
    ])
    #expect(report.writes.map(\.to) == [1, 2, 3])
    #expect(report.writes["b"] == 3)
    #expect(report.writes.keys == ["a", "b"])
  }

  @Test func `what is opened brings the app to the foreground`() {
    #expect(report([.open(url: "https://example.com")]).foregrounded)
    #expect(!report([]).foregrounded)
  }

  @Test(
    arguments: [
      (PressReport.Outcome.done, "done", nil), (.threw("a"), "threw", "a"),
      (.refused("b"), "refused", "b"), (.crashed, "crashed", nil), (.exited, "exited", nil),
      (.timedOut, "timed-out", nil),
    ] as [(PressReport.Outcome, String, String?)])
  func `an outcome has a word and perhaps a reason`(
    _ outcome: PressReport.Outcome, _ name: String, _ reason: String?
  ) {
    #expect(outcome.name == name)
    #expect(outcome.reason == reason)
  }
}
