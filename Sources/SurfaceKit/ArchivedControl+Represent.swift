// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension ArchivedControl {
  /// What a slot that shows some parts of a control shows of this one.
  ///
  /// Applies all that holds for controls everywhere, `Fact.controls`: state, tint, privacy, preview,
  /// hints, losses. An adapter adds what is particular to its surface.
  public func represent(
    _ parts: Set<ControlPart>, of item: ArchivedItem, in slot: Slot, system: SystemState
  ) -> Representation {
    var representer = ControlRepresenter(
      control: self, item: item, slot: slot, system: system)
    return representer.representation(of: parts)
  }
}
