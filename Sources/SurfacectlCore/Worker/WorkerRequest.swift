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
    /// What the asset catalogs hold under each name; nil where there is no catalog.
    var catalog: [String: ImageValue]?
    /// Localised strings by table and key.
    var strings: [String: [String: String]] = [:]
  }

  /// Where the data of app groups comes from.
  enum Store {
    case empty
    case folder(String)
    case groups([String: [String: StoreValue]])

    /// The path of the folder; nil where the data lies in none.
    var folder: String? { if case .folder(let path) = self { path } else { nil } }
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
    writer.put(self)
    return writer.line
  }

  /// Reads a line.
  init(line: ArraySlice<UInt8>) throws(FieldReader.Malformed) {
    var reader = FieldReader(line)
    guard try reader.text() == "request" else { throw .field }
    self = try reader.get()
    try reader.end()
  }

  init(platform: Platform, system: SystemState, store: Store, states: States) {
    self.platform = platform
    self.system = system
    self.store = store
    self.states = states
  }
}
