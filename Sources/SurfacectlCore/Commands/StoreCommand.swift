// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentStore
import IntentVocabulary
import SurfaceDrawing
import SurfaceRules

/// Shows and changes what an app and its extensions share, as the app would.
enum StoreCommand: Command {
  static let spec = CommandSpec(
    name: "store", abstract: "Shows or changes what an app and its extensions share.",
    discussion:
      "'set' plays the app: it writes a value, asks for the reloads that are given, and with --of says which surfaces show something old afterwards.",
    arguments: [
      ArgumentSpec(name: "action", kind: .choice(["get", "set", "reset"]), help: "What to do."),
      ArgumentSpec(name: "group", help: "The app group, such as 'group.com.example.app'."),
      ArgumentSpec(name: "key", isOptional: true, help: "The key."),
      ArgumentSpec(
        name: "value", isOptional: true, canBeEmpty: true,
        help: "The value: true, false, a number, JSON, or text."),
    ],
    options: [
      OptionSpec(
        names: ["--of"], value: "folder", kind: .folder, isRepeatable: true,
        help: "The extension whose surfaces are looked at before and after."),
      OptionSpec(
        names: ["--reload"], value: "kind", isRepeatable: true,
        help: "A kind that the app reloads after the write."),
    ] + CommonOptions.system + CommonOptions.loading)

  static func report(_ arguments: ParsedArguments) throws -> Report {
    let options = try CommonOptions(arguments, paths: arguments.all("--of"))
    let words = arguments.positional
    switch words[0] {
    case "get": return try get(words, options)
    case "reset": return try reset(words, options)
    default: return try set(words, options, arguments)
    }
  }

  private static func stores(_ options: CommonOptions) throws -> Stores {
    guard let path = options.store else {
      throw UsageError(message: "Say where the store is, with --store <folder>", command: spec)
    }
    guard !path.hasSuffix(".json") else {
      throw UsageError(
        message: "A scenario is only read; give --store a folder", command: spec)
    }
    return Stores(folder: URL(fileURLWithPath: path))
  }

  /// Runs a change, and turns what the store says of itself into an error.
  private static func journaled(_ body: (RunContext) throws -> Void, _ stores: Stores) throws {
    let context = RunContext(process: "app", stores: stores)
    try RunContext.$bound.withValue(context) { try body(context) }
    for case .damagedStore(let sentence) in context.journal.events { throw LoadingError(sentence) }
  }

  private static func get(_ words: [String], _ options: CommonOptions) throws -> Report {
    let stores = try stores(options)
    var found: [StoreBody.Entry] = []
    try journaled(
      { _ in
        let entries = stores.entries(process: "app", group: words[1])
        for (key, entry) in entries.sorted(by: { $0.key < $1.key })
        where words.count < 3 || key == words[2] {
          found.append(
            StoreBody.Entry(
              key: key, value: StoreValue(entry.value), process: entry.process, date: entry.date))
        }
      }, stores)
    var report = Report(.store(.entries(found)))
    if found.isEmpty {
      report.notes.append("\(words[1]) has no \(words.count < 3 ? "values" : "such key")")
    }
    return report
  }

  private static func reset(_ words: [String], _ options: CommonOptions) throws -> Report {
    let stores = try stores(options)
    try journaled(
      { _ in
        for key in stores.entries(process: "app", group: words[1]).keys
        where words.count < 3 || key == words[2] {
          stores.set(nil, forKey: key, process: "app", group: words[1])
        }
        try stores.flush()
      }, stores)
    return Report(.store(.removal))
  }

  // MARK: Set

  private static func set(
    _ words: [String], _ options: CommonOptions, _ arguments: ParsedArguments
  ) throws -> Report {
    guard words.count == 4 else {
      throw UsageError(message: "'store set' takes a group, a key and a value", command: spec)
    }
    let stores = try stores(options)
    let workspace =
      options.paths.isEmpty
      ? nil : try Workspace(options, command: spec, keepsWorker: true)
    let store = WorkerJob.Store.folder(
      URL(fileURLWithPath: options.store ?? "").standardizedFileURL.path)
    let before = try workspace.map { try $0.session($0.job(store, .comparison)) }
    var old: StoreValue?
    try journaled(
      { _ in
        old = stores.set(
          PropertyListValue(StoreWord.value(words[3])), forKey: words[2], process: "app",
          group: words[1]
        ).map { StoreValue($0) }
        try stores.flush()
      }, stores)
    var change = StoreBody.Change(
      group: words[1], key: words[2], old: old, new: StoreWord.value(words[3]))
    guard let workspace, var session = before else { return Report(.store(.change(change))) }
    let after = try workspace.session(workspace.job(store, .comparison))
    let reloaded = Set(arguments.all("--reload"))
    for kind in changedKinds(session, after) {
      if reloaded.contains(kind) {
        change.reloaded.append(kind)
      } else {
        let source = session.items.first { $0.item.kind == kind }.flatMap { session.source(of: $0) }
        session.findings.append(
          StaleRule.finding(
            appWriteTo: kind, at: source.map { SourcePlace(file: $0.file, line: $0.line) }))
      }
    }
    return Report(.store(.change(change)), of: session, options)
  }

  private static func changedKinds(_ before: Session, _ after: Session) -> [String] {
    after.items.filter { new in
      before.items.first { $0.item.kind == new.item.kind && $0.plugin == new.plugin }?.placements
        != new.placements
    }.map(\.item.kind)
  }
}

/// Reads values of a store from the command line.
enum StoreWord {
  /// The value that a text stands for: JSON where it is some, else the text itself.
  static func value(_ text: String) -> StoreValue {
    let value = try? JSONDecoder().decode(StoreValue.self, from: Data(text.utf8))
    return value ?? .string(text)
  }
}
