// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceKit

/// Where an item is pressed on a surface, or why it can't be pressed there.
struct PressPlace {
  /// The family of the widget that is tapped; nil for any.
  var family: String?
  /// Why no slot takes the press; nil where one does.
  var refusal: String?

  /// Looks for the first slot that takes a press of an item.
  @MainActor static func find(
    _ options: PressOptions, _ archiver: ItemArchiver, _ sample: ArchivedItem
  ) async throws -> PressPlace {
    guard let id = options.surface else { return PressPlace() }
    guard let surface = archiver.bus.surfaces.first(where: { $0.id == id }) else {
      return PressPlace(refusal: "there is no surface '\(id)'")
    }
    let system = archiver.bus.context.system
    let archives = try await archiver.archives(
      for: surface, states: [sample.state], on: [system])
    var refusal: String?
    for archive in archives where options.slot ?? archive.slot.id == archive.slot.id {
      switch surface.represent(archive.item, in: archive.slot, system: archive.system) {
      case .absent(let absence): refusal = refusal ?? absence.reason
      case .shown(let shown):
        guard sample.isWidget else { return PressPlace() }
        if let reason = Self.refusal(of: archive.item, shown, on: system) {
          // A slot that shows it says more than one that does not.
          refusal = reason
        } else {
          return PressPlace(family: archive.slot.family)
        }
      }
    }
    return PressPlace(refusal: refusal ?? "\(surface.name) has no place for it")
  }

  /// Why a widget that is shown takes no tap.
  private static func refusal(
    of item: ArchivedItem, _ shown: Representation, on system: SystemState
  ) -> String? {
    if let inactive = shown.lost.first(where: { $0.kind == .interactions }) {
      return system.isLocked
        ? "the device is locked, and buttons of widgets do nothing until it is unlocked"
        : inactive.what
    }
    return item.intents.isEmpty ? "it shows no button or toggle there" : nil
  }
}
