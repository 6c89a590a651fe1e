// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing
import IntentBus
import Testing

/// Facts by identifier.
struct FactIndexTests {
  private let index = FactIndex([surface("stub", facts: sampleFacts)])

  @Test func `facts of surfaces and of controls are found`() {
    #expect(index["stub.sure"]?.sentence == "It is so.")
    #expect(index["control.hint"] != nil)
    #expect(index["stub.none"] == nil)
  }

  @Test func `facts that are not sure are told once and in order`() {
    let ids = ["stub.both", "stub.sure", "stub.guess", "stub.both", "stub.none"]
    #expect(index.unsure(among: ids) == ["stub.both", "stub.guess"])
    #expect(index.ids(of: .assumed, among: ids) == ["stub.guess"])
    #expect(index.ids(of: .conflicting, among: ids) == ["stub.both"])
  }

  @Test func `of two facts with one identifier the first counts`() {
    let other = Fact("stub.sure", .assumed, "It is otherwise.", source: "nowhere")
    let index = FactIndex([
      surface("one", facts: sampleFacts), surface("two", facts: [other]),
    ])
    #expect(index["stub.sure"]?.confidence == .documented)
  }
}
