// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceKit

extension SurfaceID {
  /// The Action button of an iPhone.
  public static let actionButton: SurfaceID = "action-button"
}

/// The Action button of an iPhone, with the Dynamic Island and the settings that belong to it.
public struct ActionButtonSurface: Surface {
  /// Creates the adapter.
  public init() {}

  /// The identifier.
  public let id = SurfaceID.actionButton.rawValue
  /// The name for people.
  public let name = "Action button"

  /// The hint on a press, the Dynamic Island on a hold, and the choice in Settings.
  public let slots = [
    Slot(
      "press", holds: [.control, .shortcut], size: Size(230, 37), shape: .none,
      facts: ["action-button.size"], tap: .nothing),
    Slot(
      "hold", holds: [.control, .shortcut], size: Size(230, 37), shape: .capsule,
      background: Slot.Background(.rgba(0, 0, 0, 1)), facts: ["action-button.size"]),
    Slot(
      "settings", holds: [.control, .shortcut], size: Size(146, 66),
      shape: .roundedRectangle(radius: 24),
      background: Slot.Background(ColorValue(description: "#3B3B40")),
      facts: ["action-button.size"],
      tap: .nothing, states: [.preview]),
  ]

  /// What the adapter relies on.
  public let facts = [
    Fact(
      "action-button.press", .documented, "A press shows the hint beside the button.",
      source: "Apple, HIG Controls; Adding refinements and configuration to controls"),
    Fact(
      "action-button.hold", .documented,
      "A hold runs the control and shows its symbol leading and its value trailing in the Dynamic Island, both tinted.",
      source: "Apple, HIG Controls"),
    Fact(
      "action-button.settings", .documented,
      "The settings of the Action button preview a control with its preview value.",
      source: "WWDC24 10157"),
    Fact(
      "action-button.settings-parts", .assumed,
      "The settings of the Action button show symbol and display name.",
      source: "no statement found"),
    Fact(
      "action-button.size", .assumed,
      "Hint and Dynamic Island are 230 by 37 points, as those of a compact Live Activity; the preview is a dark grey of 146 by 66 points.",
      source: "Apple gives no sizes of controls; HIG Live Activities for the Dynamic Island"),
    Fact(
      "action-button.no-button", .documented,
      "Only devices with an Action button offer controls there.",
      source: "Apple, Controls collection"),
    Fact(
      "action-button.no-island", .assumed,
      "Without a Dynamic Island a hold shows nothing of the control.",
      source: "no statement found, iPhone 16e"),
    Fact(
      "action-button.shortcut", .assumed,
      "An App Shortcut on the Action button shows its symbol and short title, and a hint made of it.",
      source: "no statement found"),
    Fact(
      "action-button.discoverable", .documented,
      "An App Shortcut needs an intent that is discoverable.",
      source: "Apple, AppIntent.isDiscoverable"),
  ]

  /// Shows the hint, the Dynamic Island or the preview.
  public func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
    guard item.platforms.contains(.iOS) else {
      return .absent(Absence("control.platform", "is not built for iPhone"))
    }
    guard system.hasActionButton else {
      return .absent(Absence("action-button.no-button", "the device has no Action button"))
    }
    guard slot.id != "hold" || system.hasDynamicIsland else {
      return .absent(Absence("action-button.no-island", "the device has no Dynamic Island"))
    }
    let parts: Set<ControlPart> =
      switch slot.id {
      case "press": [.hint]
      case "hold": [.glyph, .value]
      default: [.glyph, .title]
      }
    switch item.content {
    case .intent, .widget, .activity:
      return .absent(Absence("control.platform", "holds controls and App Shortcuts"))
    case .control(let control):
      var representation = control.represent(parts, of: item, in: slot, system: system)
      representation.facts.append("action-button.\(slot.id)")
      if slot.id == "settings" { representation.facts.append("action-button.settings-parts") }
      return .shown(representation)
    case .shortcut(let shortcut):
      guard shortcut.intent.isDiscoverable else {
        return .absent(Absence("action-button.discoverable", "its intent is not discoverable"))
      }
      return .shown(shortcut.represent(parts, facts: ["action-button.shortcut"]))
    }
  }
}
