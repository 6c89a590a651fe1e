// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceKit

extension SurfaceID {
  /// StandBy of an iPhone that charges on its side.
  public static let standBy: SurfaceID = "stand-by"
}

/// StandBy: a small widget without its background, by day and in the red of the night.
public struct StandBySurface: Surface {
  /// Creates the adapter.
  public init() {}

  /// The identifier.
  public let id = SurfaceID.standBy.rawValue
  /// The name for people.
  public let name = "StandBy"

  /// The small widget by day and by night.
  public let slots = [("day", RenderingMode.fullColor), ("night", .vibrant)].map { id, mode in
    Slot(
      id, holds: [.widget(family: "systemSmall")], size: Size(158, 158),
      shape: .roundedRectangle(radius: 22), facts: ["stand-by.size"],
      modeRules: [ModeRule(modes: [SlotMode(mode, showsContainerBackground: false)])])
  }

  /// What the adapter relies on.
  public let facts = [
    Fact(
      "stand-by.day", .conflicting,
      "By day a widget is in full colour without its background; one page of Apple's has it vibrant.",
      source:
        "measured on iOS 17.0, Apple Developer Forums 735473; against Apple, Developing a WidgetKit strategy"
    ),
    Fact(
      "stand-by.night", .documented, "By night a widget is vibrant, in one colour with a red tint.",
      source: "WWDC23 10027; Apple, HIG Widgets"),
    Fact(
      "stand-by.red", .assumed, "The red of the night is taken as systemRed.",
      source: "no figures found"),
    Fact(
      "stand-by.background", .documented,
      "StandBy removes the background of a widget, and does not take one whose background can't be removed.",
      source: "Apple, containerBackgroundRemovable(_:); WWDC23 10027"),
    Fact(
      "stand-by.size", .assumed,
      "A widget has the size of the Home Screen's small one, without margins; StandBy scales it up.",
      source: "WWDC23 10027 says that content goes to the edges; no figures found"),
  ]

  /// Draws a small widget on black.
  public func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
    guard item.platforms.contains(.iOS) else {
      return .absent(Absence("widget.platform", "is not built for iPhone"))
    }
    guard case .widget(let widget) = item.content else {
      return .absent(Absence("widget.platform", "holds widgets only"))
    }
    guard widget.isBackgroundRemovable else {
      return .absent(Absence("stand-by.background", "its background can't be removed"))
    }
    var look = WidgetLook(
      isInteractive: !system.isLocked, hasSingleLink: true,
      facts: ["stand-by.\(slot.id)", "stand-by.background", "stand-by.size"])
    if slot.id == "night" {
      look.material = .named("systemRed")
      look.facts.append("stand-by.red")
    }
    var night = system
    night.isDark = true
    return widget.place(in: slot, system: night, look: look)
  }
}
