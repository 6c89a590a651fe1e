// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// A slot of a surface that comes with the program.
struct Place: Sendable, CustomTestStringConvertible, ExpressibleByStringLiteral {
  let surface: any Surface
  let slot: Slot

  var name: String { "\(surface.id)/\(slot.id)" }
  var testDescription: String { name }

  init(_ surface: any Surface, _ slot: Slot) {
    self.surface = surface
    self.slot = slot
  }

  init(stringLiteral name: String) {
    let all = Place.all
    guard let place = all.first(where: { $0.name == name }) else {
      preconditionFailure("there is no place '\(name)'")
    }
    self = place
  }

  static let all: [Place] = BuiltIn.surfaces.flatMap { surface in
    surface.slots.map { Place(surface, $0) }
  }

  /// The places that hold controls.
  static let forControls = all.filter { $0.slot.holds.contains(.control) }

  /// The places that show controls as they are, not as galleries preview them.
  static let live = forControls.filter { $0.slot.states != [.preview] }

  /// The places that preview controls.
  static let previews = forControls.filter { $0.slot.states == [.preview] }

  /// The live places that show a symbol.
  static let withGlyph: [Place] = [
    "control-center/small", "control-center/medium", "control-center/large",
    "lock-screen/control", "action-button/hold", "watch/control",
  ]

  /// The live places that show a title.
  static let withTitle: [Place] = [
    "control-center/medium", "control-center/large", "watch/control",
  ]

  /// The live places that show a value.
  static let withValue: [Place] = withTitle + ["action-button/hold"]

  func placement(of item: ArchivedItem, on system: SystemState = SystemState()) -> Placement {
    surface.represent(item, in: slot, system: system)
  }

  /// What the place shows; a place that shows nothing fails the test.
  func shown(
    _ item: ArchivedItem, on system: SystemState = SystemState(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Representation {
    let placement = placement(of: item, on: system)
    guard case .shown(let representation) = placement else {
      Issue.record("\(name): \(placement)", sourceLocation: sourceLocation)
      throw NotShown()
    }
    return representation
  }

  struct NotShown: Error {}

  /// Why the place shows nothing; nil when it shows something.
  func absence(of item: ArchivedItem, on system: SystemState = SystemState()) -> Absence? {
    if case .absent(let absence) = placement(of: item, on: system) { absence } else { nil }
  }
}

extension SystemState {
  static let locked = SystemState(isLocked: true)

  /// Each system version, locked and unlocked.
  static let everyday = [18, 26, 27].flatMap { version in
    [false, true].map { SystemState(osVersion: version, isLocked: $0) }
  }
}
