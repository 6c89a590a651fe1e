// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

extension SurfaceID {
  /// An Apple Watch.
  public static let watch: SurfaceID = "watch"
}

/// An Apple Watch: Control Center and Smart Stack, and the Action button of Apple Watch Ultra.
public struct WatchSurface: Surface {
  /// Creates the adapter.
  public init() {}

  /// The identifier.
  public let id = SurfaceID.watch.rawValue
  /// The name for people.
  public let name = "Watch"

  /// A control in Control Center or the Smart Stack, and the Action button of Apple Watch Ultra.
  public let slots = [
    Slot("control", holds: [.control], shape: .roundedRectangle(radius: 20)),
    Slot("action", holds: [.control]),
  ]

  /// What the adapter relies on.
  public let facts = [
    Fact(
      "watch.os", .documented, "Controls come to Apple Watch with watchOS 26.",
      source: "WWDC25 278 and 334; Apple, Controls collection"),
    Fact(
      "watch.opens-app", .documented,
      "A control of an iPhone app whose action brings that app to the foreground does not appear on Apple Watch.",
      source: "WWDC25 334"),
    Fact(
      "watch.may-open-app", .assumed,
      "A control whose action only may ask for the foreground appears on Apple Watch.",
      source: "no statement found"),
    Fact(
      "watch.runs-on-iphone", .documented,
      "The action of an iPhone app's control runs on the iPhone, that of a watch app's control on the watch.",
      source: "WWDC25 334"),
    Fact(
      "watch.layout", .assumed,
      "Symbol, title and value are shown in Control Center of Apple Watch, as they are documented to be in the Smart Stack.",
      source: "WWDC25 278 for the Smart Stack"),
    Fact(
      "watch.action", .assumed,
      "The Action button of Apple Watch Ultra runs a control and shows nothing of it.",
      source: "WWDC25 278 and 334 say that it runs"),
  ]

  /// Shows symbol, title and value, or runs without showing anything.
  public func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
    guard case .control(let control) = item.content else {
      return .absent(Absence("control.platform", "holds controls only"))
    }
    guard system.osVersion >= 26 else {
      return .absent(Absence("watch.os", "controls need watchOS 26"))
    }
    let isWatchApp = item.platforms.contains(.watchOS)
    guard isWatchApp || item.platforms.contains(.iOS) else {
      return .absent(Absence("control.platform", "is not built for iPhone or Apple Watch"))
    }
    if !isWatchApp, control.action.foreground == .always {
      return .absent(Absence("watch.opens-app", "opens the iPhone app"))
    }
    let parts: Set<ControlPart> = slot.id == "control" ? [.glyph, .title, .value] : []
    var representation = control.represent(parts, of: item, in: slot, system: system)
    representation.facts.append("watch.runs-on-iphone")
    representation.facts.append(slot.id == "control" ? "watch.layout" : "watch.action")
    if !isWatchApp, control.action.foreground == .possible {
      representation.facts.append("watch.may-open-app")
    }
    return .shown(representation)
  }
}
