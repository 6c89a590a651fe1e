// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// How a surface draws the widgets in a slot: its colours, and what lies behind.
///
/// What a slot does not do in its rendering mode does not count: groups in full colour, for example.
public struct WidgetLook: Sendable {
  /// What is seen where a widget draws nothing.
  public var backdrop: ColorValue
  /// The colour of the default group, where the widget is accented.
  public var defaultGroup: ColorValue
  /// The colour of the accent group, where the widget is accented.
  public var accentGroup: ColorValue
  /// The colour that luminance is mapped to, where the widget is vibrant.
  public var material: ColorValue
  /// Whether images keep their colours where they ask for it and the widget is accented.
  public var honoursFullColorImages: Bool
  /// Whether buttons and toggles can be tapped there.
  public var isInteractive: Bool
  /// Whether one link is all that a widget has there.
  public var hasSingleLink: Bool
  /// Whether what its watch face would show beside a complication is shown.
  public var showsWidgetLabel: Bool
  /// The identifiers of the facts that the look rests on.
  public var facts: [String]

  /// Creates a look; without arguments that of content on black.
  public init(
    backdrop: ColorValue = .rgba(0, 0, 0, 1), defaultGroup: ColorValue = .rgba(1, 1, 1, 1),
    accentGroup: ColorValue = .rgba(1, 1, 1, 1), material: ColorValue = .rgba(1, 1, 1, 1),
    honoursFullColorImages: Bool = true, isInteractive: Bool = true, hasSingleLink: Bool = false,
    showsWidgetLabel: Bool = false, facts: [String] = []
  ) {
    self.backdrop = backdrop
    self.defaultGroup = defaultGroup
    self.accentGroup = accentGroup
    self.material = material
    self.honoursFullColorImages = honoursFullColorImages
    self.isInteractive = isInteractive
    self.hasSingleLink = hasSingleLink
    self.showsWidgetLabel = showsWidgetLabel
    self.facts = facts
  }
}
