// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SurfaceRules
import Testing

/// Documentation/Rules.md, made from the rules and the doc comments of their types.
enum RulesDocument {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let path = root.appendingPathComponent("Documentation/Rules.md")

  /// The text that the document should have.
  static func text() throws -> String {
    var text = """
      # Rules

      What findings are about. Made from the doc comments in `Sources/SurfaceRules/Rules`; a test keeps it
      true, and writes it anew where `RECORD_SNAPSHOTS=all` is set.

      """
    for entry in Rules.all { text += try section(entry) }
    return text
  }

  private static func section(_ entry: Rules.Entry) throws -> String {
    let rule = entry.rule
    let evidence =
      switch entry {
      case .item: "what was archived and drawn"
      case .press: "what a press did"
      case .source: "the sources"
      case .registration: "what was registered"
      }
    return """

      ## \(rule.id)

      \(rule.severity.rawValue), judged by \(evidence).

      \(try comment(of: String(describing: rule)))

      * Why: \(rule.sentence)
      * What to do: \(rule.help).
      * Source: \(rule.source)

      """
  }

  /// The doc comment of a rule's type, which is declared in the file of its name.
  private static func comment(of type: String) throws -> String {
    let file = root.appendingPathComponent("Sources/SurfaceRules/Rules/\(type).swift")
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    let end = try #require(lines.firstIndex { $0.hasPrefix("package enum \(type):") })
    let start = lines[..<end].lastIndex { !$0.hasPrefix("///") }.map { $0 + 1 } ?? 0
    return lines[start..<end].map { $0.dropFirst(3).drop { $0 == " " } }.joined(separator: "\n")
  }
}
