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
    Slot("small", holds: [.control], shape: .circle),
    Slot("medium", holds: [.control], shape: .capsule),
    Slot("large", holds: [.control], shape: .roundedRectangle(radius: 24)),
    Slot(
      "picker", holds: [.control], shape: .roundedRectangle(radius: 24), tap: .nothing,
      states: [.preview]),
  ]

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
