// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceKit

extension SurfaceID {
  /// Control Center of an iPhone.
  public static let controlCenter: SurfaceID = "control-center"
}

/// Control Center of an iPhone, with its gallery of controls.
public struct ControlCenterSurface: Surface {
  /// Creates the adapter.
  public init() {}

  /// The identifier.
  public let id = SurfaceID.controlCenter.rawValue
  /// The name for people.
  public let name = "Control Center"

  /// Three sizes of a tile, and the gallery from which controls are added.
  public let slots = [
    tile("small", Size(66, 66), .circle), tile("medium", Size(146, 66), .capsule),
    tile("large", Size(146, 146), .roundedRectangle(radius: 24)),
    tile(
      "picker", Size(146, 66), .roundedRectangle(radius: 24), tap: .nothing, states: [.preview]),
  ]

  private static func tile(
    _ id: String, _ size: Size, _ shape: Slot.Shape, tap: Slot.Tap = .runs,
    states: Set<ItemState> = ItemState.live
  ) -> Slot {
    Slot(
      id, holds: [.control], size: size, shape: shape,
      background: Slot.Background(ColorValue(description: "#3B3B40"), on: .rgba(1, 1, 1, 1)),
      facts: ["control-center.size", "control-center.background"], tap: tap, states: states)
  }

  /// What the adapter relies on.
  public let facts = [
    Fact(
      "control-center.small", .documented, "The small size shows only the symbol.",
      source: "WWDC24 10157"),
    Fact(
      "control-center.medium", .documented, "The medium size shows symbol, title and value.",
      source: "Apple, HIG Controls, captions of the anatomy"),
    Fact(
      "control-center.large", .documented,
      "Larger sizes show symbol, title and value; how the large one arranges them is not said.",
      source: "Apple, HIG Controls"),
    Fact(
      "control-center.size", .assumed,
      "A tile is 66 points square, and 14 points apart from the next; a medium one is two wide, a large one two wide and high.",
      source: "Apple gives no sizes of controls"),
    Fact(
      "control-center.background", .assumed,
      "A tile is a dark grey, and white where it shows a toggle that is on.",
      source: "no figures found"),
    Fact(
      "control-center.locked-privacy", .conflicting,
      "Over a locked device, privacy hides the same in Control Center as on the Lock Screen; one page of Apple's names the Lock Screen alone.",
      source:
        "Apple, Adding refinements and configuration to controls against privacySensitive(_:)"),
  ]

  /// Shows the parts that the size has room for.
  public func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
    guard case .control(let control) = item.content else {
      return .absent(Absence("control.platform", "holds controls only"))
    }
    guard item.platforms.contains(.iOS) else {
      return .absent(Absence("control.platform", "is not built for iPhone"))
    }
    let parts: Set<ControlPart> =
      switch slot.id {
      case "small": [.glyph, .status]
      case "picker": [.glyph, .title, .value]
      default: [.glyph, .title, .value, .status]
      }
    var representation = control.represent(parts, of: item, in: slot, system: system)
    if slot.id != "picker" { representation.facts.append("\(id).\(slot.id)") }
    if !representation.redacted.isEmpty { representation.facts.append("\(id).locked-privacy") }
    return .shown(representation)
  }
}
