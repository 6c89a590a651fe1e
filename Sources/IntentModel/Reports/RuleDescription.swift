// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A rule as reports tell of it, whatever its findings.
package struct RuleDescription: Sendable, Equatable {
  /// The identifier, which findings carry.
  package var id: String
  /// How bad what it finds is.
  package var severity: Finding.Severity
  /// What goes wrong, and why, in one sentence.
  package var sentence: String
  /// What to do.
  package var help: String
  /// Where it was read.
  package var source: String

  /// Creates a description from its parts.
  package init(
    id: String, severity: Finding.Severity, sentence: String, help: String, source: String
  ) {
    self.id = id
    self.severity = severity
    self.sentence = sentence
    self.help = help
    self.source = source
  }
}
