// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// Writes rules and facts, each with its source.
enum ExplanationText {
  static func text(_ explanations: [Explanation], _ style: Style) -> String {
    explanations.map { explanation in
      switch explanation {
      case .rule(let rule): text(rule, style)
      case .fact(let fact): text(fact, style)
      }
    }.joined(separator: "\n")
  }

  private static func text(_ rule: RuleDescription, _ style: Style) -> String {
    """
    \(style(.heading, rule.id)) · rule, \(rule.severity.rawValue)
    \(rule.sentence)
    What to do: \(rule.help).
    Source: \(rule.source)

    """
  }

  private static func text(_ fact: Fact, _ style: Style) -> String {
    let confidence =
      switch fact.confidence {
      case .documented: "documented"
      case .reported: "reported, not documented"
      case .assumed: "assumed"
      case .conflicting: "Apple's own texts conflict"
      }
    return """
      \(style(.heading, SafeText.line(fact.id))) · fact, \(confidence)
      \(SafeText.line(fact.sentence, limit: 1000))
      Source: \(SafeText.line(fact.source, limit: 1000))

      """
  }
}
