// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The version of the form of an index, which can be decoded only where it is the one spoken here.
package struct SourceIndexVersion: Codable, Equatable, Sendable {
  /// Raised with each change that an older reader or program would misunderstand.
  private static let current = 3

  /// The version that this program writes and reads.
  package init() {}

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let number = try container.decode(Int.self)
    guard number == Self.current else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "the index has version \(number), this program reads \(Self.current)")
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Self.current)
  }
}
