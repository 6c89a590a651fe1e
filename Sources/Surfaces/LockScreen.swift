// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceKit

extension SurfaceID {
  /// The Lock Screen of an iPhone.
  public static let lockScreen: SurfaceID = "lock-screen"
}

/// The Lock Screen of an iPhone, with the two buttons at its bottom and the widgets around its clock.
public struct LockScreenSurface: Surface {
  /// Creates the adapter.
  public init() {}

  /// The identifier.
  public let id = SurfaceID.lockScreen.rawValue
  /// The name for people.
  public let name = "Lock Screen"

  /// A button at the bottom, the widgets below the clock and the line above it.
  ///
  /// The sizes are those of an iPhone whose screen is 393 by 852 points.
  public let slots =
    [
      Slot(
        "control", holds: [.control], size: Size(50, 50), shape: .circle,
        background: Slot.Background(ColorValue(description: "#3B3B40"), on: .rgba(1, 1, 1, 1)),
        facts: ["lock-screen.button"])
    ]
    + [
      ("circular", "accessoryCircular", Size(72, 72), Slot.Shape.circle),
      ("rectangular", "accessoryRectangular", Size(160, 72), .roundedRectangle(radius: 12)),
      ("inline", "accessoryInline", Size(234, 26), .none),
    ].map { id, family, size, shape in
      Slot(
        id, holds: [.widget(family: family)], size: size, shape: shape,
        facts: id == "rectangular" ? ["lock-screen.shape"] : [], tap: .needsUnlock,
        modeRules: [ModeRule(modes: [SlotMode(.vibrant)])])
    }

  /// What the adapter relies on.
  public let facts = [
    Fact(
      "lock-screen.control", .documented, "A control on the Lock Screen shows only the symbol.",
      source: "Apple, HIG Controls; WWDC24 10157"),
    Fact(
      "lock-screen.button", .assumed,
      "The button of a control is 50 points wide and a dark grey, and white where it shows a toggle that is on.",
      source: "Apple gives no sizes of controls"),
    Fact(
      "lock-screen.gesture", .assumed, "A tap presses the control.",
      source: "whether it is a tap or a long press is not said"),
    Fact(
      "lock-screen.vibrant", .documented, "Widgets on the Lock Screen are vibrant, always.",
      source: "Apple, WidgetRenderingMode.vibrant; WWDC22 10050"),
    Fact(
      "lock-screen.backdrop", .assumed,
      "The wallpaper behind a widget is taken as black; a bright one lowers the contrast.",
      source: "Apple, HIG Widgets, gives no figures"),
    Fact(
      "lock-screen.shape", .assumed, "A rectangular widget has corners of 12 points.",
      source: "no statement found"),
    Fact(
      "lock-screen.locked", .documented,
      "Buttons and toggles of a widget do nothing while the device is locked.",
      source: "Apple, Adding interactivity to widgets and Live Activities"),
    Fact(
      "lock-screen.inline", .documented,
      "The line above the clock takes one text and one image, in the system's font and colour, and has one tap target.",
      source: "Apple, WidgetFamily.accessoryInline; HIG Widgets"),
  ]

  /// Shows the symbol of a control, and widgets in vibrant colours.
  public func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
    guard item.platforms.contains(.iOS) else {
      return .absent(Absence("control.platform", "is not built for iPhone"))
    }
    if case .widget(let widget) = item.content {
      return widget.place(in: slot, system: system, look: look(of: slot, system))
    }
    guard case .control(let control) = item.content else {
      return .absent(Absence("control.platform", "holds controls and widgets"))
    }
    var representation = control.represent([.glyph], of: item, in: slot, system: system)
    representation.facts.append("lock-screen.control")
    return .shown(representation)
  }

  private func look(of slot: Slot, _ system: SystemState) -> WidgetLook {
    let isInline = slot.id == "inline"
    return WidgetLook(
      isInteractive: !system.isLocked && !isInline, hasSingleLink: slot.id != "rectangular",
      facts: ["lock-screen.vibrant", "lock-screen.backdrop"]
        + (isInline ? ["lock-screen.inline"] : [])
        + (slot.id == "rectangular" ? ["lock-screen.shape"] : [])
        + (system.isLocked ? ["lock-screen.locked"] : []))
  }
}
