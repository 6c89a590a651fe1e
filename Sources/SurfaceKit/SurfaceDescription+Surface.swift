// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

extension SurfaceDescription {
  /// Describes a surface that comes from a source.
  public init(_ surface: any Surface, source: String) {
    self.init(
      id: surface.id, name: surface.name, source: source,
      slots: surface.slots.map { SlotDescription($0) }, facts: surface.facts)
  }
}

extension FactIndex {
  /// Collects what holds of controls and widgets everywhere, and the facts of surfaces.
  public init(_ surfaces: [SurfaceDescription]) {
    self.init(Fact.controls + Fact.widgets + surfaces.flatMap(\.facts))
  }
}
