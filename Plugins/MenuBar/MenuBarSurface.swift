// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

/// The menu bar of a Mac: a further surface, in one file.
@main
struct MenuBarSurface: Surface {
  let id = "menu-bar"
  let name = "Menu bar"

  let slots = [
    Slot(
      "item", holds: [.control], size: Size(32, 24), shape: .capsule, facts: ["menu-bar.size"])
  ]

  let facts = [
    Fact(
      "menu-bar.os", .documented, "Controls can be placed in the menu bar from macOS 26 on.",
      source: "WWDC25 278; Apple, Controls collection"),
    Fact(
      "menu-bar.app", .assumed,
      "A control of an iPhone app is offered where that app runs on a Mac with Apple silicon.",
      source: "WWDC25 278 says that controls come from apps on the Mac"),
    Fact(
      "menu-bar.size", .assumed, "A place in the menu bar is 32 by 24 points.",
      source: "no figures found"),
    Fact(
      "menu-bar.layout", .assumed, "A control in the menu bar shows only its symbol.",
      source: "no statement found"),
  ]

  func represent(_ item: ArchivedItem, in slot: Slot, system: SystemState) -> Placement {
    guard case .control(let control) = item.content else {
      return .absent(Absence("control.platform", "holds controls only"))
    }
    guard system.osVersion >= 26 else {
      return .absent(Absence("menu-bar.os", "controls need macOS 26"))
    }
    guard !item.platforms.isDisjoint(with: [.iOS, .macOS]) else {
      return .absent(Absence("control.platform", "is not built for Mac or iPhone"))
    }
    var representation = control.represent([.glyph], of: item, in: slot, system: system)
    representation.facts += ["menu-bar.layout"]
    if !item.platforms.contains(.macOS) { representation.facts.append("menu-bar.app") }
    return .shown(representation)
  }
}
