// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// One place on a surface: the small size of a tile, the hint beside a button.
public struct Slot: Sendable, Codable, Equatable, Identifiable {
  /// What a slot can hold.
  public enum Content: Hashable, Sendable, Codable {
    /// A control of a widget extension.
    case control
    /// An App Shortcut without a control.
    case shortcut
    /// A widget of the family with this name, such as "accessoryCircular".
    case widget(family: String)
  }

  /// The outline of a slot.
  public enum Shape: Sendable, Codable, Equatable {
    /// A circle that fits the size.
    case circle
    /// A rectangle with corners rounded by a radius in points.
    case roundedRectangle(radius: Double)
    /// A rectangle whose short sides are half circles.
    case capsule
    /// No outline: text beside a button, for example.
    case none
  }

  /// What a surface draws behind an item.
  public struct Background: Sendable, Codable, Equatable {
    /// The colour behind a button, and behind a toggle that is off.
    public var color: ColorValue
    /// The colour behind a toggle that is shown on.
    public var onColor: ColorValue

    /// Creates a background; without a second colour it is the same in every state.
    public init(_ color: ColorValue, on onColor: ColorValue? = nil) {
      self.color = color
      self.onColor = onColor ?? color
    }
  }

  /// What a tap on an item in a slot means.
  public enum Tap: String, Sendable, Codable {
    /// Runs the item's action.
    case runs
    /// Runs the item's action once the device is unlocked.
    case needsUnlock
    /// Nothing: a preview, a gallery.
    case nothing
  }

  /// The identifier within the surface: lower-case words joined by `-`.
  public let id: String
  /// What the slot can hold.
  public let holds: Set<Content>
  /// Width and height in points, or nil where nobody knows them.
  public let size: Size?
  /// The outline.
  public let shape: Shape
  /// The distance from the outline to the content, in points.
  public let margins: Double
  /// What is behind a control there; nil for nothing, and for widgets, which say it themselves.
  public let background: Background?
  /// The identifiers of the facts that size, outline and background rest on.
  public let facts: [String]
  /// What a tap means there.
  public let tap: Tap
  /// The states of a control that people see there, such as the preview alone in a gallery.
  public let states: Set<ItemState>
  /// The rendering modes by system state; the first rule that applies holds.
  public let modeRules: [ModeRule]

  /// Creates a slot; a slot without a mode rule always renders accented, one shape in one colour.
  public init(
    _ id: String, holds: Set<Content>, size: Size? = nil, shape: Shape = .none, margins: Double = 0,
    background: Background? = nil, facts: [String] = [], tap: Tap = .runs,
    states: Set<ItemState> = ItemState.live,
    modeRules: [ModeRule] = [ModeRule(modes: [SlotMode(.accented)])]
  ) {
    self.id = id
    self.holds = holds
    self.size = size
    self.shape = shape
    self.margins = margins
    self.background = background
    self.facts = facts
    self.tap = tap
    self.states = states
    self.modeRules = modeRules
  }

  /// The family of the widgets that it holds; nil where it holds none.
  public var family: String? {
    holds.lazy.compactMap { content in
      if case .widget(let family) = content { family } else { nil }
    }.min()
  }

  /// The rendering modes that the slot can have on a system in the given state, the best one first.
  ///
  /// Each says the family, size and margins in which a widget is archived for the slot.
  public func modes(on system: SystemState) -> [SlotMode] {
    var modes = modeRules.first { $0.condition.holds(on: system) }?.modes ?? []
    guard let family else { return modes }
    for index in modes.indices where modes[index].environment.family == nil {
      modes[index].environment.family = family
      modes[index].environment.size = size ?? Size(0, 0)
      modes[index].environment.margins = margins
    }
    return modes
  }
}

/// A width and a height in points.
public struct Size: Sendable, Codable, Hashable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size from a width and a height in points.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
