// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Why a bus could not press.
public struct NoSuchItem: Error, CustomStringConvertible {
  /// What was asked for.
  public let kind: String
  /// What there is.
  public let candidates: [String]

  /// One sentence.
  public var description: String {
    candidates.isEmpty
      ? "there is nothing called '\(kind)'"
      : "'\(kind)' could be any of \(candidates.joined(separator: ", "))"
  }
}
