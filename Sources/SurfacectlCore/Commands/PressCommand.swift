// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentModel
import SurfaceDrawing
import SurfaceRules

/// Runs an intent once, then says what changed where.
enum PressCommand: Command {
  static let spec = CommandSpec(
    name: "press", abstract: "Runs an intent once, then says what changed where.",
    discussion:
      "With --all every item is pressed in every state, each from the same store, and findings make the exit status 1.",
    arguments: [
      ArgumentSpec(
        name: "kind", isOptional: true,
        help:
          "The kind, the name of a control's or intent's type, or any unique end of one; left out with --all."
      ), CommonOptions.pathArgument,
    ],
    options: [
      OptionSpec(names: ["--all"], help: "Press every item in every state once."),
      OptionSpec(
        names: ["--from"], value: "surface",
        help: "The surface it is pressed on, or surface/slot (default: the first surface)."),
      OptionSpec(
        names: ["--value"], value: "state", kind: .choice(["on", "off"]),
        help: "The state that the system asks a toggle for (default: the other one)."),
      OptionSpec(
        names: ["--set"], value: "name=value", isRepeatable: true,
        help: "A parameter of the intent."),
      OptionSpec(
        names: ["--intent"], value: "name",
        help: "The intent of a widget's button or toggle, where it has several."),
      OptionSpec(
        names: ["--configure"], value: "name=value", isRepeatable: true,
        help: "A parameter of the configuration."),
      OptionSpec(
        names: ["--stale"], help: "Press while the surface still shows the old value."),
      OptionSpec(
        names: ["--app"], value: "state", kind: .choice(["running", "suspended", "not-running"]),
        help: "What the app does meanwhile (default: not-running)."),
    ] + CommonOptions.format(for: .press) + CommonOptions.system + CommonOptions.loading)

  static func report(_ arguments: ParsedArguments) throws -> Report {
    let isAll = arguments.has("--all")
    guard isAll || !arguments.positional.isEmpty else {
      throw UsageError(message: "Missing expected argument '<kind>'", command: spec)
    }
    let options = try CommonOptions(
      arguments, paths: Array(arguments.positional.dropFirst(isAll ? 0 : 1)))
    let template = try template(arguments)
    let workspace = try Workspace(options, command: spec, keepsWorker: true)
    return isAll
      ? try pressAll(template, workspace)
      : try pressOne(arguments.positional[0], template, workspace, arguments)
  }

  /// A press of nothing in particular, as the options want it.
  private static func template(_ arguments: ParsedArguments) throws -> PressRequest {
    var request = PressRequest(plugin: 0, kind: "")
    request.options.value = arguments.value("--value").map { $0 == "on" }
    request.options.parameters = try settings(arguments, "--set")
    request.options.isStale = arguments.has("--stale")
    request.options.app = arguments.value("--app").flatMap { .init(rawValue: $0) } ?? .notRunning
    request.options.surface = arguments.value("--from")
    request.options.interaction = arguments.value("--intent")
    return request
  }

  private static func settings(
    _ arguments: ParsedArguments, _ option: String
  ) throws -> [PressOptions.Setting] {
    try arguments.all(option).map { text in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, !parts[0].isEmpty else {
        throw UsageError(
          message:
            "The value '\(SafeName.quoted(text))' is invalid for '\(option)'; it takes name=value",
          command: spec)
      }
      return PressOptions.Setting(name: String(parts[0]), text: String(parts[1]))
    }
  }

  // MARK: One

  private static func pressOne(
    _ name: String, _ template: PressRequest, _ workspace: Workspace, _ arguments: ParsedArguments
  ) throws -> Report {
    let store = try StoreOption.pressStore(workspace.options.store, workspace.temporary)
    var before = try workspace.compared(store)
    var request = template
    do { (request.plugin, request.kind) = try target(name, before) } catch let error as UsageError {
      // What could not be loaded may well be what was meant.
      guard before.failures.isEmpty else {
        return Report(nil, of: before, workspace.options)
      }
      throw error
    }
    let configuration = try settings(arguments, "--configure")
    if !configuration.isEmpty {
      workspace.configurations[request.kind] = configuration
      let configured = try workspace.compared(store)
      if let failure = configured.failures.first(where: { !before.failures.contains($0) }) {
        return report(
          [refused(request, failure.error, before)], isList: false, before, workspace.options)
      }
      before = configured
    }
    try checkSurface(&request, before)
    let result = try PressRunner(workspace, before: before).press(
      request, in: try workspace.room(store))
    var session = before
    session.findings += result.findings
    session.failures += result.failures
    session.printed += result.printed
    return report([result], isList: false, session, workspace.options)
  }

  /// A press that never happened, since the configuration does not take what was given.
  private static func refused(
    _ request: PressRequest, _ reason: String, _ session: Session
  ) -> PressRunner.Result {
    let intent = session.items.first { $0.item.kind == request.kind }?.item.intents.first
    return PressRunner.Result(
      summary: PressReport(
        kind: request.kind, from: request.options.surface,
        PressEnding(.refused(reason), intent: intent ?? request.kind), events: []),
      findings: [], failures: [], stale: [], wasThere: false, printed: [])
  }

  /// The plugin and kind that a name means: an item, or an intent that no item runs.
  private static func target(_ name: String, _ session: Session) throws -> (Int, String) {
    let intents = session.plugins.enumerated().flatMap { index, plugin in
      Prelude.intents(plugin.index).compactMap { $0.split(separator: ".").last }.map {
        (index, String($0))
      }
    }
    do {
      let item = try ItemChoice.items([name], in: session, command: spec)[0]
      let entry = session.items.first { $0.item == item }
      return (entry?.plugin ?? 0, item.kind)
    } catch let error as UsageError {
      let matches = NameMatch.candidates(named: name, among: intents) { [$0.1] }
      guard let match = matches.first, matches.count == 1 else { throw error }
      return match
    }
  }

  /// Settles the surface of a press: a bare intent has none, and an item the first one by default.
  private static func checkSurface(_ request: inout PressRequest, _ session: Session) throws {
    let isItem = session.items.contains { $0.item.kind == request.kind }
    guard isItem || request.options.surface != nil else { return }
    let parts = (request.options.surface ?? defaultSurface(request, session)).split(
      separator: "/", maxSplits: 1)
    guard let surface = session.surfaces.first(where: { $0.id == parts.first.map(String.init) })
    else {
      throw UsageError(
        message:
          "There is no surface '\(SafeName.quoted(request.options.surface ?? ""))'; there are \(SafeName.list(session.surfaces.map(\.id)))",
        command: spec)
    }
    if parts.count == 2, !surface.slots.contains(where: { $0.id == parts[1] }) {
      throw UsageError(
        message:
          "\(surface.name) has no slot '\(SafeName.quoted(String(parts[1])))'; it has \(SafeName.list(surface.slots.map(\.id)))",
        command: spec)
    }
    request.options.surface = surface.id
    request.options.slot = parts.count == 2 ? String(parts[1]) : nil
  }

  /// The first surface; for a widget the first one on which its buttons work.
  private static func defaultSurface(_ request: PressRequest, _ session: Session) -> String {
    let item = session.items.first { $0.item.kind == request.kind && $0.plugin == request.plugin }
    guard let item, item.item.type == .widget else { return session.surfaces.first?.id ?? "" }
    let shown = item.placements.filter {
      if case .shown = $0.placement { true } else { false }
    }
    let tappable = shown.first {
      if case .shown(let shown) = $0.placement { shown.hasWorkingButtons } else { false }
    }
    let place = tappable ?? shown.first ?? item.placements.first
    return place.map { "\($0.surface)/\($0.slot)" } ?? ""
  }

  // MARK: All

  private static func pressAll(
    _ template: PressRequest, _ workspace: Workspace
  ) throws -> Report {
    let path = workspace.options.store
    let first = try workspace.compared(try StoreOption.copy(path, into: workspace.folder("store")))
    var session = first
    var requests: [PressRequest] = []
    for entry in first.items where entry.item.type != .activity {
      if entry.item.type == .widget {
        for intent in entry.item.intents {
          var request = template
          request.plugin = entry.plugin
          request.kind = entry.item.kind
          request.options.interaction = intent
          requests.append(request)
        }
        continue
      }
      let states: [Bool?] = entry.item.form == .toggle ? [true, false] : [nil]
      for value in states {
        var request = template
        request.plugin = entry.plugin
        request.kind = entry.item.kind
        request.options.value = value
        requests.append(request)
      }
    }
    let runner = PressRunner(workspace, before: first)
    var results: [PressRunner.Result] = []
    for (number, var request) in requests.enumerated() {
      try checkSurface(&request, first)
      let folder = workspace.folder("stores/\(number)")
      let room = try workspace.room(try StoreOption.copy(path, into: folder), owned: [folder])
      defer { room.remove() }
      let result = try runner.press(request, in: room)
      for finding in result.findings where !session.findings.contains(finding) {
        session.findings.append(finding)
      }
      session.failures += result.failures
      session.printed += result.printed
      results.append(result)
    }
    return report(results, isList: true, session, workspace.options)
  }

  // MARK: Output

  private static func report(
    _ results: [PressRunner.Result], isList: Bool, _ session: Session, _ options: CommonOptions
  ) -> Report {
    let presses = results.map {
      PressBody.Press(summary: $0.summary, stale: $0.stale, wasThere: $0.wasThere)
    }
    let body = PressBody(
      surfaces: session.surfaces, facts: session.facts, presses: presses, isList: isList)
    var report = Report(.press(body), of: session, options)
    report.notes += EscapeNotes.notes(for: session.plugins)
    report.judged += Rules.ofPresses.map { $0.description }
    return report
  }
}
