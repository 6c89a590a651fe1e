// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

/// A surface as plain data, so that what it shows can be drawn where its code is not.
public struct SurfaceDescription: Sendable, Encodable, Equatable {
  /// The identifier.
  public var id: String
  /// The name for people.
  public var name: String
  /// Where it comes from: "built-in" or the path of a plugin.
  public var source: String
  /// The slots, in order.
  public var slots: [SlotDescription]
  /// What it relies on.
  public var facts: [Fact]

  /// Creates a description from its parts.
  public init(
    id: String, name: String, source: String, slots: [SlotDescription], facts: [Fact]
  ) {
    self.id = id
    self.name = name
    self.source = source
    self.slots = slots
    self.facts = facts
  }

  /// Describes a surface that comes from a source.
  public init(_ surface: any Surface, source: String) {
    self.init(
      id: surface.id, name: surface.name, source: source,
      slots: surface.slots.map { SlotDescription($0) }, facts: surface.facts)
  }
}

/// A slot as plain data.
public struct SlotDescription: Sendable, Encodable, Equatable {
  /// The identifier within the surface.
  public var id: String
  /// The name of the outline.
  public var shape: String
  /// What a tap means there.
  public var tap: Slot.Tap
  /// What it can hold, in alphabetical order.
  public var holds: [String]
  /// The states that people see there, in the order of their declaration.
  public var states: [ItemState]
  /// Width and height in points, where they are known.
  public var size: Size?

  /// Whether it shows nothing but previews.
  public var isPreview: Bool { states == [.preview] }

  /// Creates a description from its parts.
  public init(id: String, shape: String, tap: Slot.Tap, holds: [String], states: [ItemState]) {
    self.id = id
    self.shape = shape
    self.tap = tap
    self.holds = holds
    self.states = states
  }

  /// Describes a slot.
  public init(_ slot: Slot) {
    let shape =
      switch slot.shape {
      case .circle: "circle"
      case .roundedRectangle: "rounded rectangle"
      case .capsule: "capsule"
      case .none: "none"
      }
    let holds = slot.holds.map { content in
      switch content {
      case .control: "control"
      case .shortcut: "shortcut"
      case .widget(let family): family
      }
    }
    self.init(
      id: slot.id, shape: shape, tap: slot.tap, holds: holds.sorted(),
      states: ItemState.allCases.filter { slot.states.contains($0) })
    size = slot.size
  }
}

/// All facts by identifier: those of the surfaces and those of controls and widgets everywhere.
public struct FactIndex: Sendable {
  private let facts: [String: Fact]

  /// Collects the facts of surfaces; of two with one identifier the first counts.
  public init(_ surfaces: [SurfaceDescription]) {
    let all = Fact.controls + Fact.widgets + surfaces.flatMap(\.facts)
    facts = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The fact with an identifier; nil when nobody states it.
  public subscript(id: String) -> Fact? { facts[id] }

  /// The identifiers of those facts that are not sure in a given way, without repetition, in order.
  public func ids(of confidence: Fact.Confidence, among ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { facts[$0]?.confidence == confidence && seen.insert($0).inserted }
  }

  /// The identifiers of the facts that are assumed, or on which Apple's texts conflict.
  public func unsure(among ids: [String]) -> [String] {
    var seen: Set<String> = []
    return ids.filter { id in
      guard let confidence = facts[id]?.confidence else { return false }
      return [.assumed, .conflicting].contains(confidence) && seen.insert(id).inserted
    }
  }
}
