// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing

/// Lists the adapters loaded, and from where.
enum SurfacesCommand: Command {
  static let spec = CommandSpec(
    name: "surfaces", abstract: "Lists the adapters loaded, and from where.",
    arguments: [CommonOptions.pathArgument],
    options: [
      OptionSpec(
        names: ["--format"], value: "format", kind: .choice(["text", "json"]),
        help: "How to write the result (default: text).")
    ] + CommonOptions.loading)

  static func run(_ arguments: ParsedArguments) throws -> Int32 {
    let options = try CommonOptions(arguments, paths: arguments.positional)
    let session = try SurfaceLoading.load(options, spec)
    let console = Console(color: options.color)
    if arguments.value("--format") == "json" {
      console.write(
        JSONFormat.text(SurfacesDocument(surfaces: session.surfaces, failures: session.failures)))
      console.report(session, includingFindings: false)
    } else {
      console.write(session.surfaces.map { text($0, console.output) }.joined())
      console.report(session, includingFindings: true)
    }
    return session.failures.isEmpty ? ExitCode.fine : ExitCode.failure
  }

  private static func text(_ surface: SurfaceDescription, _ style: Style) -> String {
    let assumed = surface.facts.count { $0.confidence != .documented }
    let name =
      SafeText.column(surface.id, width: 16) + SafeText.column(surface.name, width: 14) + "  "
    let end =
      "  \(surface.facts.count) facts, \(assumed) unsure · \(SafeText.line(surface.source))"
    let room = MatrixFormat.width - SafeText.width(name) - SafeText.width(end)
    return style(.heading, SafeText.column(surface.id, width: 16))
      + name.dropFirst(SafeText.column(surface.id, width: 16).count)
      + slots(of: surface, room: room) + style(.faint, end) + "\n"
  }

  /// The slots, as many as there is room for.
  private static func slots(of surface: SurfaceDescription, room: Int) -> String {
    let names = surface.slots.map { SafeText.line($0.id) }
    for count in stride(from: names.count, to: 0, by: -1) {
      let rest = names.count - count
      let text =
        names.prefix(count).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      if SafeText.width(text) <= room || count == 1 { return text }
    }
    return ""
  }
}

/// Loads surfaces where a folder with plugins is there, and knows the built-in ones where it is not.
enum SurfaceLoading {
  static func load(_ options: CommonOptions, _ command: CommandSpec) throws -> Session {
    do {
      return try Session.load(options, states: .overview, command: command)
    } catch let error as UsageError where options.paths.isEmpty {
      _ = error
      return Session.builtIn
    }
  }
}
