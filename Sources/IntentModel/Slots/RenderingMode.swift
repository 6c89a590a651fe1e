// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// How a slot renders what it shows.
///
/// Source: Apple, WidgetRenderingMode.
public enum RenderingMode: String, Sendable, Codable, CaseIterable {
  /// Colours as given.
  case fullColor = "full-color"
  /// Shape and one or two colours: opacity counts, colour does not.
  case accented
  /// Luminance mapped to a material.
  case vibrant
}

/// A rendering mode that a slot offers, with the environment in which an item is archived for it.
public struct SlotMode: Sendable, Codable, Equatable {
  /// The rendering mode.
  public var mode: RenderingMode
  /// What the item's code sees while it is archived.
  public var environment: ArchiveEnvironment

  /// Creates an offer of a rendering mode for widgets, with or without their background.
  public init(_ mode: RenderingMode, showsContainerBackground: Bool) {
    self.init(
      mode,
      environment: ArchiveEnvironment(
        renderingMode: mode, showsContainerBackground: showsContainerBackground))
  }

  /// Creates an offer of a rendering mode; the environment names that mode unless one is given.
  public init(_ mode: RenderingMode, environment: ArchiveEnvironment? = nil) {
    self.mode = mode
    self.environment = environment ?? ArchiveEnvironment(renderingMode: mode)
  }
}

/// The rendering modes that hold while a condition on the system does.
public struct ModeRule: Sendable, Codable, Equatable {
  /// When the rule applies.
  public var condition: SystemCondition
  /// The modes the slot can have then, the best one first.
  public var modes: [SlotMode]

  /// Creates a rule; without a condition it always applies.
  public init(when condition: SystemCondition = SystemCondition(), modes: [SlotMode]) {
    self.condition = condition
    self.modes = modes
  }
}

extension ArchiveEnvironment {
  /// What a widget of a family is told where no slot in particular is meant.
  package static func standard(family: String) -> ArchiveEnvironment {
    ArchiveEnvironment(
      renderingMode: .fullColor, family: family, size: Size(158, 158), margins: 16,
      showsContainerBackground: true)
  }
}

/// What an item's code sees while it is archived: a slot declares it.
public struct ArchiveEnvironment: Sendable, Codable, Hashable {
  /// The rendering mode the code is told.
  public var renderingMode: RenderingMode
  /// The widget family, such as "accessoryCircular"; nil for a control.
  public var family: String?
  /// The size of the widget, in points.
  public var size: Size
  /// The margins between outline and content, in points.
  public var margins: Double
  /// Whether the background of the widget is drawn.
  public var showsContainerBackground: Bool
  /// Whether a label is shown beside a complication.
  public var showsWidgetLabel: Bool

  /// Creates an environment from a rendering mode and, for a widget, its family and place.
  public init(
    renderingMode: RenderingMode = .accented, family: String? = nil, size: Size = Size(0, 0),
    margins: Double = 0, showsContainerBackground: Bool = false, showsWidgetLabel: Bool = false
  ) {
    self.renderingMode = renderingMode
    self.family = family
    self.size = size
    self.margins = margins
    self.showsContainerBackground = showsContainerBackground
    self.showsWidgetLabel = showsWidgetLabel
  }
}
