// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary
import SurfaceKit

/// Archives one item in the states and environments that slots ask for, each of them once.
@MainActor package final class ItemArchiver {
  private struct Key: Hashable {
    var state: ItemState
    var environment: ArchiveEnvironment?
  }

  private struct MomentKey: Hashable {
    var state: ItemState
    var family: String?
  }

  let bus: Bus
  let item: RegisteredItem
  private let appName: String?
  private let platforms: Set<Platform>
  private let prepare: (inout ArchivedItem) -> Void
  private var archives: [Key: ArchivedItem] = [:]
  private var moments: [MomentKey: WidgetSource.Moment] = [:]
  private var views: [MomentKey: [WidgetViews]] = [:]

  /// How often code has read the clock in this process; nil where that can't be known.
  package var clockReads: (() -> Int)?

  /// Creates an archiver of an item; `prepare` completes each archive, with what assets are for example.
  package init(
    _ bus: Bus, _ item: RegisteredItem, appName: String? = nil, platforms: Set<Platform> = [.iOS],
    prepare: @escaping (inout ArchivedItem) -> Void = { _ in }
  ) {
    self.bus = bus
    self.item = item
    self.appName = appName
    self.platforms = platforms
    self.prepare = prepare
  }

  /// The item in a state, as the code sees it in a rendering mode of a slot; nil for none in particular.
  ///
  /// Throws when the item has no content.
  package func archive(in state: ItemState, for mode: SlotMode? = nil) async throws -> ArchivedItem
  {
    let environment = environment(for: mode)
    let key = Key(state: state, environment: environment)
    if let archive = archives[key] { return archive }
    let content: ArchivedItem.Content
    if case .widget(let source) = item.source, source.activity == nil, let environment {
      content = .widget(try await widget(source, in: state, environment))
    } else {
      content = try await bus.content(of: item, in: state, appName: appName)
    }
    var archive = ArchivedItem(
      kind: item.kind, typeName: item.typeName, appName: appName ?? item.plugin, state: state,
      platforms: platforms, content: content)
    prepare(&archive)
    archives[key] = archive
    return archive
  }

  /// Where a widget is archived: in the slot if it supports the family, else in its own first family.
  private func environment(for mode: SlotMode?) -> ArchiveEnvironment? {
    guard case .widget(let source) = item.source else { return nil }
    let families = source.families.map(\.description)
    if let environment = mode?.environment, let family = environment.family,
      families.contains(family)
    {
      return environment
    }
    return .standard(family: families.first ?? "systemSmall")
  }

  private func widget(
    _ source: WidgetSource, in state: ItemState, _ environment: ArchiveEnvironment
  ) async throws -> ArchivedWidget {
    let key = MomentKey(state: state, family: environment.family)
    let settings = bus.configurations[item.kind] ?? []
    return try await RunContext.$bound.withValue(bus.context.serving(item.plugin)) {
      let moment: WidgetSource.Moment
      if let known = moments[key] {
        moment = known
      } else {
        moment = try await source.moment(in: state, environment, settings)
        moments[key] = moment
      }
      let views = views(of: moment, key, source, in: environment)
      return source.archive(moment, views, in: environment)
    }
  }

  /// The views of a moment, evaluated where none hold that are known: most code asks for the family
  /// alone, and so has the same views in every rendering mode.
  private func views(
    of moment: WidgetSource.Moment, _ key: MomentKey, _ source: WidgetSource,
    in environment: ArchiveEnvironment
  ) -> WidgetViews {
    if let known = views[key]?.first(where: { $0.hold(in: environment) }) { return known }
    let new = source.views(of: moment, in: environment, clockReads: clockReads)
    views[key, default: []].append(new)
    return new
  }
}

extension ItemArchiver {
  /// Whether a widget's views differ with the clock, though entry and surroundings are the same.
  ///
  /// - Parameter moveClock: Moves the clock that code reads on by some seconds, or back to where it was.
  package func readsClock(moving moveClock: (Double) -> Void) -> Bool {
    guard case .widget(let source) = item.source else { return false }
    let suspects = views.sorted { ($0.key.family ?? "") < ($1.key.family ?? "") }.compactMap {
      key, views in
      views.first(where: \.hasReadClock).flatMap { views in moments[key].map { ($0, views) } }
    }
    return RunContext.$bound.withValue(bus.context.serving(item.plugin)) {
      suspects.contains { moment, views in
        func tree() -> ViewNode { source.views(of: moment, in: views.environment).tree }
        moveClock(0)
        let first = tree()
        // What differs by itself, by chance for example, says nothing about the clock.
        guard tree() == first else { return false }
        // A day and an hour, a minute and a second: whatever is shown of a date differs.
        moveClock(90_061)
        return tree() != first
      }
    }
  }
}

/// What one slot is to represent, in one state and rendering mode.
package struct SlotArchive {
  /// The slot.
  package let slot: Slot
  /// The state of the item.
  package let state: ItemState
  /// The rendering mode.
  package let mode: RenderingMode
  /// The state of the device.
  package let system: SystemState
  /// The item as it was archived for the slot.
  package let item: ArchivedItem
}

extension ItemArchiver {
  /// The archives that the slots of a surface are to represent, slot by slot.
  ///
  /// A rendering mode that several states of the device allow is archived for the first of them.
  package func archives(
    for surface: any Surface, states: [ItemState], on systems: [SystemState]
  ) async throws -> [SlotArchive] {
    let sample = try await archive(in: states.first ?? .current)
    var archives: [SlotArchive] = []
    for slot in surface.slots where sample.fits(slot) {
      var modes: [(mode: SlotMode, system: SystemState)] = []
      for system in systems {
        for mode in slot.modes(on: system)
        where !modes.contains(where: { $0.mode.mode == mode.mode }) {
          modes.append((mode, system))
        }
      }
      for state in states where slot.states.contains(state) {
        for (mode, system) in modes {
          archives.append(
            SlotArchive(
              slot: slot, state: state, mode: mode.mode, system: system,
              item: try await archive(in: state, for: mode)))
        }
      }
    }
    return archives
  }
}

/// What one slot does with an item, in one state and rendering mode.
package struct SlotPlacement {
  /// The surface.
  package let surface: any Surface
  /// What the slot was asked to represent.
  package let archive: SlotArchive
  /// What it does with it.
  package let placement: Placement
}

extension ItemArchiver {
  /// Who wants to know when surfaces are asked, which can be user code, too.
  package protocol Observer {
    /// Whether a surface may be asked.
    @MainActor func mayAsk(_ surface: any Surface) -> Bool
    /// The item is archived for a surface, which is asked next.
    @MainActor func willAsk(_ surface: any Surface)
    /// A surface has answered for all of its slots.
    @MainActor func didAsk(_ surface: any Surface)
  }

  /// What every slot of every surface does with the item: surface by surface, slot by slot.
  ///
  /// Throws when the item has no content in one of the states.
  package func placements(
    in states: [ItemState], on systems: [SystemState], observer: (any Observer)? = nil
  ) async throws -> [SlotPlacement] {
    var placements: [SlotPlacement] = []
    for surface in bus.surfaces where observer?.mayAsk(surface) ?? true {
      let archives = try await archives(for: surface, states: states, on: systems)
      observer?.willAsk(surface)
      for archive in archives {
        placements.append(
          SlotPlacement(
            surface: surface, archive: archive,
            placement: surface.represent(archive.item, in: archive.slot, system: archive.system)))
      }
      observer?.didAsk(surface)
    }
    return placements
  }
}
