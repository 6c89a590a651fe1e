// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

extension SurfaceID {
  /// The Lock Screen of an iPhone.
  public static let lockScreen: SurfaceID = "lock-screen"
}

/// The Lock Screen of an iPhone, with the two buttons at its bottom.
public struct LockScreenSurface: Surface {
  /// Creates the adapter.
  public init() {}

  /// The identifier.
  public let id = SurfaceID.lockScreen.rawValue
  /// The name for people.
  public let name = "Lock Screen"

  /// A button at the bottom.
  public let slots = [Slot("control", holds: [.control], shape: .circle)]

  /// What the adapter relies on.
  public let facts = [
    Fact(
      "lock-screen.control", .documented, "A control on the Lock Screen shows only the symbol.",
      source: "Apple, HIG Controls; WWDC24 10157"),
    Fact(
      "lock-screen.gesture", .assumed, "A tap presses the control.",
      source: "whether it is a tap or a long press is not said"),
  ]

  /// Shows the symbol.
  public func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
    guard case .control(let control) = item.content else {
      return .absent(Absence("control.platform", "holds controls only"))
    }
    guard item.platforms.contains(.iOS) else {
      return .absent(Absence("control.platform", "is not built for iPhone"))
    }
    var representation = control.represent([.glyph], of: item, in: slot, system: system)
    representation.facts.append("lock-screen.control")
    return .shown(representation)
  }
}
