// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Facts by identifier.
public struct FactIndex: Sendable {
  private let facts: [String: Fact]

  /// Collects facts; of two with one identifier the first counts.
  public init(_ facts: [Fact]) {
    self.facts = Dictionary(facts.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
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
