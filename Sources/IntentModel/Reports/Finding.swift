// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Something that will go wrong on a device, with its place.
public struct Finding: Sendable, Codable, Equatable {
  /// How bad it is.
  public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
    /// Worth knowing.
    case info
    /// Likely to surprise people.
    case warning
    /// Does not work.
    case error

    private var rank: Int {
      switch self {
      case .info: 0
      case .warning: 1
      case .error: 2
      }
    }

    /// Whether one is less bad than another.
    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }
  }

  /// The identifier of the rule.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// What was seen, and why it matters.
  public var message: String
  /// The path, as the user gave it.
  public var file: String?
  /// The line, from 1.
  public var line: Int?
  /// The column, from 1.
  public var column: Int?
  /// What to do.
  public var help: String

  /// Creates a finding.
  public init(
    rule: String, severity: Severity, message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil, help: String
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.help = help
  }
}
