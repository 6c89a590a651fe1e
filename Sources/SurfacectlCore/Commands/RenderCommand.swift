// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import SurfaceDrawing

/// Shows what each surface shows, per slot, mode and state.
enum RenderCommand: Command {
  static let spec = CommandSpec(
    name: "render", abstract: "Shows what each surface shows, per slot, mode and state.",
    arguments: [CommonOptions.pathArgument],
    options: CommonOptions.format(for: .render) + [
      OptionSpec(
        names: ["--kind"], value: "kind", isRepeatable: true,
        help: "Show this item only: its kind, its type's name, or any unique end of one.")
    ] + CommonOptions.filters + CommonOptions.system + CommonOptions.loading)

  static func report(_ arguments: ParsedArguments) throws -> Report {
    let options = try CommonOptions(arguments, paths: arguments.positional)
    let session = try Session.load(options, states: .all, command: spec)
    let items = try session.items(named: arguments.all("--kind"), spec)
    let kinds = Set(items.map(\.kind))
    let body = RenderBody(
      surfaces: session.surfaces, facts: session.facts, items: items,
      placements: session.placements(options).filter { kinds.contains($0.kind) })
    return Report(.render(body), of: session, options)
  }
}
