// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import Surfaces
import Testing

/// What surfaces rest on.
struct FactTests {
  private static let states: [ItemState] = [.off, .on, .current, .preview, .running]

  private static let systems: [SystemState] =
    SystemState.everyday + [
      SystemState(look: .tinted(.systemBlue), isDark: true), SystemState(look: .clear),
      SystemState(hasActionButton: false), SystemState(hasDynamicIsland: false),
    ]

  /// Rules that are no facts: `check` tells them.
  private static let rules: Set<String> = ["control-image"]

  @Test(arguments: Place.all, states)
  func `whatever a place answers rests on facts that exist`(_ place: Place, _ state: ItemState) {
    let facts = Fact.controls + Fact.widgets + place.surface.facts
    let known = Set(facts.map(\.id)).union(Self.rules)
    for (sort, item) in everySort(state) {
      for system in Self.systems {
        switch place.placement(of: item, on: system) {
        case .absent(let absence):
          #expect(known.contains(absence.rule), "\(sort)")
          #expect(!absence.reason.isEmpty, "\(sort)")
        case .shown(let seen):
          #expect(known.isSuperset(of: seen.facts), "\(sort)")
          #expect(known.isSuperset(of: seen.lost.map(\.rule)), "\(sort)")
          #expect(Set(seen.facts).count == seen.facts.count, "\(sort)")
          #expect(!seen.facts.isEmpty, "\(sort)")
        }
      }
    }
  }

  @Test(arguments: Place.all, states)
  func `a place gives the same answer twice`(_ place: Place, _ state: ItemState) {
    for (sort, item) in everySort(state) {
      for system in Self.systems {
        let first = place.placement(of: item, on: system)
        #expect(place.placement(of: item, on: system) == first, "\(sort)")
      }
    }
  }

  @Test(arguments: Place.all.filter { $0.surface.id != "watch" })
  func `the phone shows the same in every version`(_ place: Place) {
    for (sort, item) in everySort(.on) {
      let answers = [18, 26, 27].map {
        place.placement(of: item, on: SystemState(osVersion: $0))
      }
      #expect(answers[0] == answers[1], "\(sort)")
      #expect(answers[1] == answers[2], "\(sort)")
    }
  }

  @Test(arguments: Place.forControls)
  func `look and appearance do not change a control`(_ place: Place) {
    for (sort, item) in everySort(.on) {
      let plain = place.placement(of: item)
      #expect(place.placement(of: item, on: SystemState(isDark: true)) == plain, "\(sort)")
      #expect(
        place.placement(of: item, on: SystemState(look: .tinted(.systemBlue))) == plain, "\(sort)")
    }
  }

  private static let facts = Fact.controls + Fact.widgets + BuiltIn.surfaces.flatMap(\.facts)

  @Test func `no two facts have one id`() {
    let ids = Self.facts.map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `every fact has a sentence and a source`() {
    for fact in Self.facts {
      #expect(fact.sentence.hasSuffix("."), "\(fact.id)")
      #expect(fact.source.count > 5, "\(fact.id)")
      #expect(!(fact.sentence + fact.source).contains("\n"), "\(fact.id)")
    }
  }

  @Test func `a fact is named after its surface, or after controls or widgets`() {
    for fact in Fact.controls { #expect(fact.id.hasPrefix("control."), "\(fact.id)") }
    for fact in Fact.widgets { #expect(fact.id.hasPrefix("widget."), "\(fact.id)") }
    for surface in BuiltIn.surfaces {
      for fact in surface.facts { #expect(fact.id.hasPrefix(surface.id + "."), "\(fact.id)") }
    }
  }

  @Test func `an assumption does not claim that something says so`() {
    for fact in Self.facts where fact.confidence == .assumed {
      #expect(!fact.source.isEmpty, "\(fact.id)")
    }
    for fact in Self.facts where fact.confidence == .documented {
      #expect(
        fact.source.contains("Apple") || fact.source.contains("WWDC"),
        "\(fact.id): \(fact.source)")
    }
  }

  @Test func `surfaces and slots have the names of the command line`() {
    #expect(
      Place.all.map(\.name) == [
        "control-center/small", "control-center/medium", "control-center/large",
        "control-center/picker", "lock-screen/control", "lock-screen/circular",
        "lock-screen/rectangular", "lock-screen/inline", "action-button/press",
        "action-button/hold", "action-button/settings", "watch/control", "watch/action",
        "watch/circular", "watch/corner", "watch/rectangular", "watch/inline", "watch/stack",
        "home-screen/small", "home-screen/medium", "home-screen/large", "stand-by/day",
        "stand-by/night",
      ])
    #expect(
      BuiltIn.surfaces.map(\.name) == [
        "Control Center", "Lock Screen", "Action button", "Watch", "Home Screen", "StandBy",
      ])
  }

  @Test func `each surface has a constant of its id`() {
    let ids: [SurfaceID] = [
      .controlCenter, .lockScreen, .actionButton, .watch, .homeScreen, .standBy,
    ]
    #expect(ids.map(\.rawValue) == BuiltIn.surfaces.map(\.id))
  }
}
