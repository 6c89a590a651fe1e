// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceKit

extension SurfaceID {
  /// The Home Screen of an iPhone.
  public static let homeScreen: SurfaceID = "home-screen"
}

/// The Home Screen of an iPhone, in the default look or one that is tinted or clear.
public struct HomeScreenSurface: Surface {
  /// Creates the adapter.
  public init() {}

  /// The identifier.
  public let id = SurfaceID.homeScreen.rawValue
  /// The name for people.
  public let name = "Home Screen"

  /// The three sizes of widgets, as on an iPhone whose screen is 393 by 852 points.
  public let slots = [
    ("small", "systemSmall", Size(158, 158)), ("medium", "systemMedium", Size(338, 158)),
    ("large", "systemLarge", Size(338, 354)),
  ].map { id, family, size in
    Slot(
      id, holds: [.widget(family: family)], size: size, shape: .roundedRectangle(radius: 22),
      margins: 16, facts: ["home-screen.margins", "home-screen.shape"],
      modeRules: [
        ModeRule(
          when: SystemCondition(looks: [.tinted, .clear]),
          modes: [SlotMode(.accented, showsContainerBackground: false)]),
        ModeRule(modes: [SlotMode(.fullColor, showsContainerBackground: true)]),
      ])
  }

  /// What the adapter relies on.
  public let facts = [
    Fact(
      "home-screen.mode", .conflicting,
      "Widgets are in full colour in the default look, and accented in a tinted or clear one; one page of Apple's has them accented in every look of OS 26.",
      source:
        "Apple, Optimizing your widget for accented rendering mode and Liquid Glass; WWDC25 278; against Developing a WidgetKit strategy"
    ),
    Fact(
      "home-screen.accented", .documented,
      "In the accented mode of OS 26 both groups are white, and the background is replaced by glass or tint.",
      source: "Apple, Optimizing your widget for accented rendering mode; WWDC25 278"),
    Fact(
      "home-screen.tinted-18", .reported,
      "In the tinted look of OS 18 the accent group takes the tint, and the rest is white.",
      source: "nemecek.be/blog/206"),
    Fact(
      "home-screen.accented-backdrop", .assumed,
      "Glass and tint behind an accented widget are taken as a dark grey.",
      source: "no figures found"),
    Fact(
      "home-screen.margins", .documented, "The content of a widget keeps 16 points from its edges.",
      source: "Apple, HIG Widgets"),
    Fact(
      "home-screen.shape", .assumed, "A widget has corners of 22 points.",
      source: "no statement found"),
    Fact(
      "home-screen.single-link", .documented,
      "A small widget is one tap target beside its buttons.",
      source: "Apple, Link; reported in TrainLCD#6585 and home_widget#235"),
  ]

  /// Draws a widget in full colour or accented.
  public func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
    guard item.platforms.contains(.iOS) else {
      return .absent(Absence("widget.platform", "is not built for iPhone"))
    }
    guard case .widget(let widget) = item.content else {
      return .absent(Absence("widget.platform", "holds widgets only"))
    }
    var look = WidgetLook(
      backdrop: system.isDark ? .named("systemGray6") : .rgba(1, 1, 1, 1),
      isInteractive: !system.isLocked, hasSingleLink: slot.id == "small",
      facts: ["home-screen.mode", "home-screen.margins", "home-screen.shape"])
    if widget.environment.renderingMode == .accented {
      look.backdrop = .rgba(0.23, 0.23, 0.25, 1)
      look.facts += ["home-screen.accented", "home-screen.accented-backdrop"]
      if system.osVersion < 26, case .tinted(let tint) = system.look {
        look.accentGroup = tint
        look.facts.append("home-screen.tinted-18")
      }
    }
    if look.hasSingleLink { look.facts.append("home-screen.single-link") }
    return widget.place(in: slot, system: system, look: look)
  }
}
