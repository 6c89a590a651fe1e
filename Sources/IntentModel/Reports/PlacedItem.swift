// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What one slot does with an item in one state.
public struct PlacedItem: Sendable, Equatable {
  /// The kind of the item.
  public var kind: String
  /// The name of its plugin.
  public var plugin: String
  /// The identifier of the surface.
  public var surface: String
  /// The identifier of the slot.
  public var slot: String
  /// The rendering mode.
  public var mode: RenderingMode
  /// The state of the item.
  public var state: ItemState
  /// What the slot does with it.
  public var placement: Placement

  /// Creates a placed item.
  public init(
    kind: String, plugin: String, surface: String, slot: String, mode: RenderingMode,
    state: ItemState, placement: Placement
  ) {
    self.kind = kind
    self.plugin = plugin
    self.surface = surface
    self.slot = slot
    self.mode = mode
    self.state = state
    self.placement = placement
  }
}

extension PlacedItem {
  /// Where and in which state a slot shows an item.
  package struct Place: Hashable, Sendable {
    package var surface: String
    package var slot: String
    package var mode: RenderingMode
    package var state: ItemState
  }

  /// Where and in which state the slot shows it.
  package var place: Place { Place(surface: surface, slot: slot, mode: mode, state: state) }
}
