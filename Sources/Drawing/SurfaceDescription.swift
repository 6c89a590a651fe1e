// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus

/// A surface as plain data, so that what it shows can be drawn where its code is not.
public struct SurfaceDescription: Sendable, Codable, Equatable {
  /// The identifier.
  public var id: String
  /// The name for people.
  public var name: String
  /// The slots, in order.
  public var slots: [Slot]
  /// What it relies on.
  public var facts: [Fact]
  /// Where it comes from: "built-in" or the path of a plugin.
  public var source: String

  /// Describes a surface that comes from a source.
  public init(_ surface: any Surface, source: String) {
    id = surface.id
    name = surface.name
    slots = surface.slots
    facts = surface.facts
    self.source = source
  }
}

/// All facts by identifier: those of the surfaces and those of controls everywhere.
public struct FactIndex: Sendable {
  private let facts: [String: Fact]

  /// Collects the facts of surfaces; of two with one identifier the first counts.
  public init(_ surfaces: [SurfaceDescription]) {
    let all = Fact.controls + surfaces.flatMap(\.facts)
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
