// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing
import IntentBus
import Testing

/// Snapshot files.
struct SnapshotFormatTests {
  private let format = SnapshotFormat(
    facts: FactIndex([surface("stub", facts: sampleFacts)]))

  @Test func `each slot, mode and state has a section`() {
    let text = format.draw([
      placed("lamp", "stub", "small", state: .off, shown { $0.label = "Lamp" }),
      placed("lamp", "stub", "small", state: .on, absent("stub.rule", "is not there")),
    ])
    #expect(
      text == """
        [small accented off]
        label: Lamp

        [small accented on]
        absent: is not there [stub.rule]

        """)
  }

  @Test func `nothing placed is an empty file`() { #expect(format.draw([]) == "") }
}
