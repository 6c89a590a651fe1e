// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

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
}
