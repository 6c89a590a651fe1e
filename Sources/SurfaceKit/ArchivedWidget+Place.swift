// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension ArchivedWidget {
  /// What a slot shows of the widget, in the rendering mode it was archived for, or why it does not.
  ///
  /// Applies all that holds for widgets everywhere, `Fact.widgets`: families, layout, rendering modes,
  /// backgrounds, privacy, losses. An adapter says how its slot looks.
  public func place(in slot: Slot, system: SystemState, look: WidgetLook) -> Placement {
    guard let family = slot.family, families.contains(family) else {
      return .absent(
        Absence("widget.family", "does not support \(slot.family ?? "any family there")"))
    }
    var representer = WidgetRepresenter(widget: self, slot: slot, system: system, look: look)
    return .shown(representer.representation())
  }
}
