// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// The identifier of a surface, for arguments: `bus.press("shuffle", from: .lockScreen)`.
///
/// Each adapter adds its own constant in its own file.
public struct SurfaceID: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
  /// The identifier as on the command line.
  public let rawValue: String

  /// Creates an identifier from its spelling on the command line.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an identifier from a literal.
  public init(stringLiteral value: String) { self.rawValue = value }
}
