// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentModel
import IntentVocabulary
import SurfaceDrawing

/// What one slot of one surface shows of one item, in one rendering mode and state: an argument for a test.
public struct SurfaceCase: Sendable, CustomStringConvertible {
  /// The kind of the item.
  public let kind: String
  /// The identifier of the surface.
  public let surface: String
  /// The identifier of the slot.
  public let slot: String
  /// The rendering mode.
  public let mode: RenderingMode
  /// The state of the item.
  public let state: ItemState
  /// What the slot does with the item.
  public let placement: Placement

  /// The text of the snapshot.
  let text: String
  /// Why there is no such case; nil for a sound one.
  var failure: String?

  private init(
    kind: String, surface: String, slot: String, mode: RenderingMode, state: ItemState,
    placement: Placement, text: String
  ) {
    self.kind = kind
    self.surface = surface
    self.slot = slot
    self.mode = mode
    self.state = state
    self.placement = placement
    self.text = text
  }

  /// Stands for cases that can't be there, for a reason that a test has to tell.
  private init(failure: String, kind: String = "", state: ItemState = .current) {
    self.init(
      kind: kind, surface: "", slot: "", mode: .accented, state: state,
      placement: .absent(Absence("", failure)), text: "")
    self.failure = failure
  }

  /// The name of the case: kind, surface, slot, mode and state.
  public var description: String {
    failure ?? "\(kind) \(surface)/\(slot) \(mode.rawValue) \(state.rawValue)"
  }

  /// Every case of a bundle on the surfaces that come with the program, in the order of the bundle.
  ///
  /// What can't be registered or archived has a case that `expectSnapshot` fails.
  ///
  /// - Parameters:
  ///   - bundle: The bundle of a widget extension.
  ///   - store: The values that app groups start with.
  ///   - system: The state of the device.
  public static func all<Bundle: WidgetBundle>(
    of bundle: Bundle.Type, store: [String: StoreValue] = [:], system: SystemState = SystemState()
  ) -> [SurfaceCase] {
    let bus = Bus(bundle, store: store, system: system)
    return all(on: bus, appName: String(describing: bundle), system: system)
  }

  /// Every case of the items on a bus, on its surfaces.
  public static func all(
    on bus: Bus, appName: String, system: SystemState = SystemState()
  ) -> [SurfaceCase] {
    // Arguments of tests can't be awaited from every place, and user code is asynchronous.
    Blocking.run { await cases(on: bus, appName: appName, system: system) }
      ?? [
        SurfaceCase(
          failure:
            "SurfaceCase.all can't be called by code of the main actor; call it from the arguments of a test, or use a test without @MainActor"
        )
      ]
  }

  @MainActor private static func cases(
    on bus: Bus, appName: String, system: SystemState
  ) async -> [SurfaceCase] {
    let descriptions = bus.surfaces.map { SurfaceDescription($0, source: "") }
    let writer = RepresentationText(facts: FactIndex(descriptions))
    var cases: [SurfaceCase] = []
    for item in bus.items() {
      let archiver = ItemArchiver(bus, item, appName: appName)
      let states: [ItemState]
      do { states = try await bus.states(of: item) } catch {
        cases.append(SurfaceCase(failure: "\(item.kind): \(error)", kind: item.kind))
        continue
      }
      for state in states + [.preview] {
        do {
          for placed in try await archiver.placements(in: [state], on: [system]) {
            let archive = placed.archive
            cases.append(
              SurfaceCase(
                kind: item.kind, surface: placed.surface.id, slot: archive.slot.id,
                mode: archive.mode, state: archive.state, placement: placed.placement,
                text: writer.lines(placed.placement).map { $0 + "\n" }.joined()))
          }
        } catch {
          let failure = "\(item.kind) \(state.rawValue): \(error)"
          cases.append(SurfaceCase(failure: failure, kind: item.kind, state: state))
        }
      }
    }
    // What was not even registered has no item to stand for it.
    return cases + bus.problems.map { SurfaceCase(failure: $0.message) }
  }
}
