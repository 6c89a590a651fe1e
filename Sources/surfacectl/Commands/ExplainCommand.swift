// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing
import IntentBus

/// Explains a rule or a fact, with its source.
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", abstract: "Explains a rule or a surface fact, with its source.",
    arguments: [
      ArgumentSpec(
        name: "id", help: "The identifier of a rule or fact, such as 'watch.opens-app'."),
      CommonOptions.pathArgument,
    ], options: CommonOptions.loading)

  static func run(_ arguments: ParsedArguments) throws -> Int32 {
    let options = try CommonOptions(arguments, paths: Array(arguments.positional.dropFirst()))
    let id = arguments.positional[0]
    let console = Console(color: options.color)
    if let rule = Rule.all.first(where: { $0.id == id }) {
      console.write(
        """
        \(console.output(.heading, rule.id)) · rule, \(rule.severity.rawValue)
        \(rule.sentence)
        What to do: \(rule.help).
        Source: \(rule.source)

        """)
      return ExitCode.fine
    }
    // What every surface of the program states needs no loading.
    if let fact = FactIndex(Session.builtIn.surfaces)[id] { return explain(fact, console) }
    let session = try SurfaceLoading.load(options, spec)
    if let fact = FactIndex(session.surfaces)[id] { return explain(fact, console) }
    console.report(session, includingFindings: true)
    let known =
      (Rule.all.map(\.id) + Fact.controls.map(\.id)
        + session.surfaces.flatMap { $0.facts.map(\.id) })
    let close = known.filter { $0.hasPrefix(id.split(separator: ".").first.map(String.init) ?? id) }
    throw UsageError(
      message: "There is no rule or fact '\(SafeName.quoted(id))'"
        + (close.isEmpty ? "" : "; there are \(SafeName.list(close))"), command: spec)
  }

  private static func explain(_ fact: Fact, _ console: Console) -> Int32 {
    let confidence =
      switch fact.confidence {
      case .documented: "documented"
      case .reported: "reported, not documented"
      case .assumed: "assumed"
      case .conflicting: "Apple's own texts conflict"
      }
    console.write(
      """
      \(console.output(.heading, SafeText.line(fact.id))) · fact, \(confidence)
      \(SafeText.line(fact.sentence, limit: 1000))
      Source: \(SafeText.line(fact.source, limit: 1000))

      """)
    return ExitCode.fine
  }
}
