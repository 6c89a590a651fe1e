// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// A trap that people fall into, and how it shows.
///
/// A rule is one file: what it is about, its figures, and a pure function from evidence to findings. The
/// doc comment of its type is its page in Documentation/Rules.md.
package protocol Rule: Sendable {
  /// The identifier, which `explain`, reports and documents use.
  static var id: String { get }
  /// How bad its findings are.
  static var severity: Finding.Severity { get }
  /// What goes wrong, and why, in one sentence.
  static var sentence: String { get }
  /// What to do, without a full stop.
  static var help: String { get }
  /// Where it was read.
  static var source: String { get }
}

/// A rule on what was archived of an item and what the slots show of it.
package protocol ItemRule: Rule {
  /// The findings on one item.
  static func findings(in evidence: ItemEvidence) -> [Finding]
}

/// A rule on what a press did.
package protocol PressRule: Rule {
  /// The findings on one press.
  static func findings(in evidence: PressEvidence) -> [Finding]
}

/// A rule on what the sources say.
package protocol SourceRule: Rule {
  /// The findings on the sources of one plugin.
  static func findings(in evidence: SourceEvidence) -> [Finding]
}

/// A rule on types that could not be registered.
package protocol RegistrationRule: Rule {
  /// The findings on one such type.
  static func findings(in evidence: RegistrationEvidence) -> [Finding]
}

extension Rule {
  /// The rule as reports tell of it.
  package static var description: RuleDescription {
    RuleDescription(id: id, severity: severity, sentence: sentence, help: help, source: source)
  }

  /// A finding of the rule.
  ///
  /// - Parameters:
  ///   - message: What was seen, and why it matters.
  ///   - place: Where it is; nil where that is not known.
  ///   - subject: What it is about, whatever line that has moved to.
  ///   - slots: The slots concerned, as `surface/slot`.
  static func finding(
    _ message: String, at place: SourcePlace?, about subject: [String], slots: [String] = []
  ) -> Finding {
    var finding = Finding(
      rule: id, severity: severity, message: message, file: place?.file, line: place?.line,
      column: place?.column, help: help, subject: subject)
    finding.slots = slots
    return finding
  }
}
