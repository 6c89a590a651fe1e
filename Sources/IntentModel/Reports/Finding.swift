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

  /// A place that helps to understand a finding, such as the other end of a mismatch.
  public struct Related: Sendable, Codable, Equatable {
    /// The path, as the user gave it.
    public var file: String
    /// The line, from 1.
    public var line: Int
    /// What is there.
    public var message: String

    /// Creates a related place.
    public init(file: String, line: Int, message: String) {
      self.file = file
      self.line = line
      self.message = message
    }
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
  /// The slots concerned, as `surface/slot`; empty where it is about none in particular.
  public var slots: [String] = []
  /// Further places.
  public var related: [Related] = []
  /// The same for the same finding in every run, whatever line it has moved to.
  public var fingerprint: String

  /// Creates a finding.
  ///
  /// - Parameters:
  ///   - rule: The identifier of the rule.
  ///   - severity: How bad it is.
  ///   - message: What was seen, and why it matters.
  ///   - file: The path, as the user gave it.
  ///   - line: The line, from 1.
  ///   - column: The column, from 1.
  ///   - help: What to do.
  ///   - subject: What it is about, such as a type and the name of an image; with the rule it makes the
  ///     fingerprint, so nothing that changes by the way belongs in it.
  public init(
    rule: String, severity: Severity, message: String, file: String? = nil, line: Int? = nil,
    column: Int? = nil, help: String, subject: [String] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.line = line
    self.column = column
    self.help = help
    let name = file.map { String($0.split(separator: "/").last ?? "") } ?? ""
    fingerprint = StableHash.text(of: [rule, name] + subject)
  }
}
