// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What a surface does with an item in one slot.
///
/// Indirect, since a representation is large, and thousands of placements are handed from list to list.
public indirect enum Placement: Sendable, Codable, Equatable {
  /// The slot shows it.
  case shown(Representation)
  /// The slot does not show it.
  case absent(Absence)
}

/// Why a slot does not show an item.
public struct Absence: Sendable, Codable, Hashable {
  /// The identifier of the fact that keeps the item away.
  public var rule: String
  /// One short clause for people, such as "opens the iPhone app".
  public var reason: String

  /// Creates an absence from the identifier of a fact and a short clause.
  public init(_ rule: String, _ reason: String) {
    self.rule = rule
    self.reason = reason
  }
}
