// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A slot as plain data.
public struct SlotDescription: Sendable, Encodable, Equatable {
  /// The identifier within the surface.
  public var id: String
  /// The name of the outline.
  public var shape: String
  /// What a tap means there.
  public var tap: Slot.Tap
  /// What it can hold, in alphabetical order.
  public var holds: [String]
  /// The states that people see there, in the order of their declaration.
  public var states: [ItemState]
  /// Width and height in points, where they are known.
  public var size: Size?

  /// Whether it shows nothing but previews.
  public var isPreview: Bool { states == [.preview] }

  /// Creates a description from its parts.
  public init(id: String, shape: String, tap: Slot.Tap, holds: [String], states: [ItemState]) {
    self.id = id
    self.shape = shape
    self.tap = tap
    self.holds = holds
    self.states = states
  }

  /// Describes a slot.
  public init(_ slot: Slot) {
    let shape =
      switch slot.shape {
      case .circle: "circle"
      case .roundedRectangle: "rounded rectangle"
      case .capsule: "capsule"
      case .none: "none"
      }
    let holds = slot.holds.map { content in
      switch content {
      case .control: "control"
      case .shortcut: "shortcut"
      case .widget(let family): family
      }
    }
    self.init(
      id: slot.id, shape: shape, tap: slot.tap, holds: holds.sorted(),
      states: ItemState.allCases.filter { slot.states.contains($0) })
    size = slot.size
  }
}
