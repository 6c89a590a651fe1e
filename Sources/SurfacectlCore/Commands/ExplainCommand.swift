// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing

/// Explains a rule or a fact, with its source.
enum ExplainCommand: Command {
  static let spec = CommandSpec(
    name: "explain", abstract: "Explains rules and surface facts, with their sources.",
    arguments: [
      ArgumentSpec(
        name: "id", isRepeatable: true,
        help: "The identifier of a rule or fact, such as 'watch.opens-app'.")
    ],
    options: [
      OptionSpec(
        names: ["--of"], value: "folder", kind: .folder, isRepeatable: true,
        help: "A folder with plugins that bring further surfaces (default: the Plugins folder).")
    ] + CommonOptions.loading.filter { ["--plugin", "--color", "--help"].contains($0.name) })

  static func run(_ arguments: ParsedArguments) throws -> Int32 {
    let options = try CommonOptions(arguments, paths: arguments.all("--of"))
    // Lists name several at once, with commas between them.
    let ids = arguments.positional.flatMap { $0.split(separator: ",").map(String.init) }
    let console = Console(color: options.color)
    var facts = FactIndex(Session.builtIn.surfaces)
    var loaded: Session?
    var texts: [String] = []
    for id in ids {
      if let rule = Rule.all.first(where: { $0.id == id }) {
        texts.append(text(rule, console.output))
        continue
      }
      // What the program itself states needs no loading.
      if facts[id] == nil, loaded == nil {
        let session = try SurfaceLoading.load(options, spec)
        facts = FactIndex(session.surfaces)
        loaded = session
      }
      guard let fact = facts[id] else {
        if let loaded { console.report(loaded, includingFindings: true) }
        throw unknown(id, loaded?.surfaces ?? [])
      }
      texts.append(text(fact, console.output))
    }
    console.write(texts.joined(separator: "\n"))
    return ExitCode.fine
  }

  private static func unknown(_ id: String, _ surfaces: [SurfaceDescription]) -> UsageError {
    let known =
      Rule.all.map(\.id) + (Fact.controls + Fact.widgets).map(\.id)
      + surfaces.flatMap { $0.facts.map(\.id) }
    let family = id.split(separator: ".").first.map(String.init) ?? id
    let close = known.filter { $0.hasPrefix(family) }
    return UsageError(
      message: "There is no rule or fact '\(SafeName.quoted(id))'"
        + (close.isEmpty
          ? "; facts of a plugin's surface are known with --of or --plugin"
          : "; there are \(SafeName.list(close))"),
      command: spec)
  }

  private static func text(_ rule: Rule, _ style: Style) -> String {
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
