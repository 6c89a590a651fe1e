// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Whether and how text is coloured for a terminal.
public struct Style: Sendable {
  /// A role that a piece of text plays.
  public enum Role: Sendable {
    /// A heading.
    case heading
    /// Something of less weight.
    case faint
    /// Something wrong.
    case error
    /// Something doubtful.
    case warning
    /// Something added.
    case added
    /// Something removed.
    case removed
  }

  /// Whether colours are used.
  public let isColoured: Bool

  /// Creates a style.
  public init(isColoured: Bool) { self.isColoured = isColoured }

  /// No colours.
  public static let plain = Style(isColoured: false)

  /// A text in a role.
  public func callAsFunction(_ role: Role, _ text: String) -> String {
    guard isColoured, !text.isEmpty else { return text }
    let code =
      switch role {
      case .heading: "1"
      case .faint: "2"
      case .error, .removed: "31"
      case .warning: "33"
      case .added: "32"
      }
    return "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
