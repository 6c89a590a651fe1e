// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A slot as plain data, with names for what people read.
public struct SlotDescription: Sendable, Equatable {
  /// The slot itself.
  public let slot: Slot
  /// The name of the outline.
  public let shape: String
  /// What it can hold, in alphabetical order.
  public let holds: [String]
  /// The states that people see there, in the order of their declaration.
  public let states: [ItemState]

  /// The identifier within the surface.
  public var id: String { slot.id }
  /// What a tap means there.
  public var tap: Slot.Tap { slot.tap }
  /// Width and height in points, where they are known or assumed.
  public var size: Size? { slot.size }
  /// Whether it shows nothing but previews.
  public var isPreview: Bool { states == [.preview] }

  /// Describes a slot.
  public init(_ slot: Slot) {
    self.slot = slot
    shape =
      switch slot.shape {
      case .circle: "circle"
      case .roundedRectangle: "rounded rectangle"
      case .capsule: "capsule"
      case .none: "none"
      }
    holds = slot.holds.map { content in
      switch content {
      case .control: "control"
      case .shortcut: "shortcut"
      case .widget(let family): family
      }
    }.sorted()
    states = ItemState.allCases.filter { slot.states.contains($0) }
  }
}

extension SlotDescription: Encodable {
  private enum Key: String, CodingKey {
    case id, shape, tap, holds, states, size, cornerRadius, margins, background, facts, modes
  }

  /// The modes that hold under a condition.
  private struct Rule: Encodable {
    var modes: [RenderingMode]
    var minimumOSVersion: Int?
    var looks: [String]?
    var locked: Bool?
    var dark: Bool?
    var switches: [String: Bool]?

    init(_ rule: ModeRule) {
      let condition = rule.condition
      modes = rule.modes.map(\.mode)
      minimumOSVersion = condition.minimumOSVersion
      looks = condition.looks.isEmpty ? nil : condition.looks.map(\.rawValue).sorted()
      locked = condition.isLocked
      dark = condition.isDark
      switches = condition.switches.isEmpty ? nil : condition.switches
    }
  }

  /// Encodes the slot; of the modes, the first rule whose conditions all hold counts.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    try values.encode(shape, forKey: .shape)
    try values.encode(tap, forKey: .tap)
    try values.encode(holds, forKey: .holds)
    try values.encode(states, forKey: .states)
    try values.encodeIfPresent(size, forKey: .size)
    if case .roundedRectangle(let radius) = slot.shape {
      try values.encode(radius, forKey: .cornerRadius)
    }
    try values.encode(slot.margins, forKey: .margins)
    try values.encodeIfPresent(slot.background, forKey: .background)
    try values.encode(slot.facts, forKey: .facts)
    try values.encode(slot.modeRules.map { Rule($0) }, forKey: .modes)
  }
}
