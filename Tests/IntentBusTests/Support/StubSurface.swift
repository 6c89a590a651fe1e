// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

/// A surface whose every part a test chooses.
struct StubSurface: Surface {
  var id = "stub"
  var name = "Stub"
  var slots = [Slot("main", holds: [.control])]
  var facts: [Fact] = []
  var answer: Placement = .shown(Representation())

  init() {}

  init(
    id: String = "stub", name: String = "Stub",
    slots: [Slot] = [Slot("main", holds: [.control])], facts: [Fact] = [],
    answer: Placement = .shown(Representation())
  ) {
    self.id = id
    self.name = name
    self.slots = slots
    self.facts = facts
    self.answer = answer
  }

  func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement { answer }
}
