// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Testing

/// What a typed name means.
struct NameMatchTests {
  private func matches(_ name: String, _ candidates: [[String]]) -> [Int] {
    NameMatch.candidates(named: name, among: Array(candidates.indices)) { candidates[$0] }
  }

  @Test func `a whole name wins over an end`() {
    #expect(matches("lamp", [["all.lamp"], ["lamp"]]) == [1])
  }

  @Test func `every candidate with such an end is told`() {
    #expect(matches("lamp", [["a.lamp"], ["bell"], ["b.lamp", "c.lamp"]]) == [0, 2])
  }

  @Test(arguments: ["", "lam", "LAMP"])
  func `nothing, a beginning and another case mean nothing`(_ name: String) {
    #expect(matches(name, [["lamp"]]).isEmpty)
  }
}
