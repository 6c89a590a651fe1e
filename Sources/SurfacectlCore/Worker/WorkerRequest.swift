// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentModel

/// What a worker is asked to do.
struct WorkerRequest {
  /// A plugin to open.
  struct Plugin {
    var name: String
    var path: String
    var library: String
    var catalog: [String: ImageValue.Source]?
    /// Localised strings by table and key.
    var strings: [String: [String: String]] = [:]
  }

  /// Where the data of app groups comes from.
  enum Store {
    case empty
    case folder(String)
    case groups([String: [String: StoreValue]])
  }

  /// Which states of an item are wanted.
  enum States: String {
    /// One for the places that people meet, and the preview where a slot shows it.
    case overview
    /// All that people can meet.
    case all
    /// The current one, with the control itself, to compare before and after a press.
    case comparison
  }

  /// Something that made an earlier worker fail.
  struct Skipped: Hashable {
    var phase: WorkerPhase
    var plugin: Int
    var subject: String
  }

  var plugins: [Plugin] = []
  var platform: Platform
  var system: SystemState
  var store: Store
  var states: States
  var skipped: Set<Skipped> = []
  /// The items that an earlier worker has finished, as `ItemKey`s.
  var finished: Set<String> = []
  /// The configurations of items by kind, where they are not the default ones.
  var configurations: [String: [PressOptions.Setting]] = [:]
  /// The looks that the device may have beside the one of its state.
  var otherLooks: [SystemState.Look] = []
  /// The instant at which the clock stands still, in seconds since 1970; nil for a clock that goes on.
  var instant: Double?
  /// Whether the time zone is UTC.
  var usesUTC = false
  /// The locale that was chosen; nil for the development language.
  var locale: String?
  /// The press to do instead of archiving everything.
  var press: PressRequest?

  /// Whether a step made an earlier worker fail.
  func skips(_ phase: WorkerPhase, _ plugin: Int, _ subject: String) -> Bool {
    skipped.contains(Skipped(phase: phase, plugin: plugin, subject: subject))
  }

  /// The request as a line without its end.
  var line: [UInt8] {
    var writer = FieldWriter("request")
    put(in: &writer)
    return writer.line
  }

  /// Reads a line.
  init(line: ArraySlice<UInt8>) throws(FieldReader.Malformed) {
    var reader = FieldReader(line)
    _ = try reader.text()
    self = try WorkerRequest(from: &reader)
  }

  init(platform: Platform, system: SystemState, store: Store, states: States) {
    self.platform = platform
    self.system = system
    self.store = store
    self.states = states
  }
}

extension WorkerRequest: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(platform.rawValue)
    system.put(in: &writer)
    store.put(in: &writer)
    writer.put(states.rawValue)
    writer.put(plugins) { writer, plugin in
      for text in [plugin.name, plugin.path, plugin.library] { writer.put(text) }
      writer.put(plugin.catalog != nil)
      writer.put((plugin.catalog ?? [:]).sorted { $0.key < $1.key }) { writer, entry in
        writer.put(entry.key)
        writer.put(entry.value.rawValue)
      }
      writer.put(plugin.strings.sorted { $0.key < $1.key }) { writer, table in
        writer.put(table.key)
        writer.put(table.value.sorted { $0.key < $1.key }) { writer, entry in
          writer.put(entry.key)
          writer.put(entry.value)
        }
      }
    }
    writer.put(Array(skipped)) { writer, skipped in
      writer.put(skipped.phase.rawValue)
      writer.put(skipped.plugin)
      writer.put(skipped.subject)
    }
    writer.put(Array(finished))
    writer.put(configurations.sorted { $0.key < $1.key }) { writer, entry in
      writer.put(entry.key)
      PressRequest.put(entry.value, in: &writer)
    }
    writer.put(otherLooks.map(\.word))
    writer.put(instant.map { String($0) })
    writer.put(usesUTC)
    writer.put(locale)
    writer.put(press != nil)
    press?.put(in: &writer)
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      platform: try reader.value(), system: try SystemState(from: &reader),
      store: try Store(from: &reader), states: try reader.value())
    plugins = try reader.list { (reader) throws(FieldReader.Malformed) in
      var plugin = Plugin(
        name: try reader.text(), path: try reader.text(), library: try reader.text())
      let hasCatalog = try reader.flag()
      let entries = try reader.list { (reader) throws(FieldReader.Malformed) in
        (try reader.text(), try reader.value() as ImageValue.Source)
      }
      plugin.catalog = hasCatalog ? Dictionary(entries, uniquingKeysWith: { $1 }) : nil
      let tables = try reader.list { (reader) throws(FieldReader.Malformed) in
        let table = try reader.text()
        let entries = try reader.list { (reader) throws(FieldReader.Malformed) in
          (try reader.text(), try reader.text())
        }
        return (table, Dictionary(entries, uniquingKeysWith: { $1 }))
      }
      plugin.strings = Dictionary(tables, uniquingKeysWith: { $1 })
      return plugin
    }
    skipped = Set(
      try reader.list { (reader) throws(FieldReader.Malformed) in
        Skipped(phase: try reader.value(), plugin: try reader.number(), subject: try reader.text())
      })
    finished = Set(try reader.texts())
    let entries = try reader.list { (reader) throws(FieldReader.Malformed) in
      (try reader.text(), try PressRequest.settings(&reader))
    }
    configurations = Dictionary(entries, uniquingKeysWith: { $1 })
    otherLooks = try reader.texts().map { SystemState.Look(word: $0) }
    instant = try reader.optional().flatMap { Double($0) }
    usesUTC = try reader.flag()
    locale = try reader.optional()
    if try reader.flag() { press = try PressRequest(from: &reader) }
  }
}

extension WorkerRequest.Store: FieldCodable {
  func put(in writer: inout FieldWriter) {
    switch self {
    case .empty: writer.put("")
    case .folder(let path): writer.put("folder " + path)
    case .groups(let groups):
      // Every value came from JSON, so it can go there again.
      let data = (try? JSONEncoder().encode(groups)) ?? Data("{}".utf8)
      writer.put("groups " + String(decoding: data, as: UTF8.self))
    }
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    let text = try reader.text()
    if text.hasPrefix("folder ") {
      self = .folder(String(text.dropFirst(7)))
    } else if text.hasPrefix("groups ") {
      let data = Data(text.dropFirst(7).utf8)
      guard let groups = try? JSONDecoder().decode([String: [String: StoreValue]].self, from: data)
      else { throw FieldReader.Malformed() }
      self = .groups(groups)
    } else {
      self = .empty
    }
  }
}

extension SystemState: FieldCodable {
  func put(in writer: inout FieldWriter) {
    writer.put(osVersion)
    writer.put(isLocked)
    writer.put(isDark)
    writer.put(hasActionButton)
    writer.put(hasDynamicIsland)
    writer.put(look.word)
    writer.put(textSize.rawValue)
    writer.put(switches.filter(\.value).map(\.key).sorted())
  }

  init(from reader: inout FieldReader) throws(FieldReader.Malformed) {
    self.init(
      osVersion: try reader.number(), isLocked: try reader.flag(), isDark: try reader.flag(),
      hasActionButton: try reader.flag(), hasDynamicIsland: try reader.flag())
    look = Look(word: try reader.text())
    textSize = try reader.value()
    for name in try reader.texts() { switches[name] = true }
  }
}

extension SystemState.Look {
  fileprivate var word: String {
    switch self {
    case .default: ""
    case .clear: "clear"
    case .tinted(let color): "tinted " + color.description
    }
  }

  fileprivate init(word: String) {
    self =
      word == "clear"
      ? .clear
      : word.hasPrefix("tinted ")
        ? .tinted(ColorValue(description: String(word.dropFirst(7)))) : .default
  }
}
