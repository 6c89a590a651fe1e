// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A statement about Apple's systems that an adapter relies on.
public struct Fact: Sendable, Codable, Equatable, Identifiable {
  /// How sure a fact is.
  public enum Confidence: String, Sendable, Codable {
    /// Apple's documentation says so.
    case documented
    /// Developers report it, or shipped code relies on it.
    case reported
    /// Nothing says so: a named choice, open to correction.
    case assumed
    /// Apple's own texts contradict each other; the sentence names the choice taken.
    case conflicting
  }

  /// The identifier that `surfacectl explain` takes: the surface or "control", a dot, a few words.
  public let id: String
  /// One sentence.
  public let sentence: String
  /// Where it was read.
  public let source: String
  /// How sure it is.
  public let confidence: Confidence

  /// Creates a fact from an identifier, a sentence, its source and how sure it is.
  public init(_ id: String, _ confidence: Confidence, _ sentence: String, source: String) {
    self.id = id
    self.confidence = confidence
    self.sentence = sentence
    self.source = source
  }
}
