// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Drawing
import Foundation
import IntentBus

/// What a worker is asked to do.
struct WorkerRequest: Codable {
  /// A plugin to open.
  struct Plugin: Codable {
    var name: String
    var path: String
    var library: String
    var catalog: [String: ImageValue.Source]?
  }

  /// Where the data of app groups comes from.
  enum Store: Codable {
    case empty
    case folder(String)
    case groups([String: [String: StoreValue]])
  }

  /// Which states of an item are wanted.
  enum States: Codable {
    /// One for the places that people meet, and the preview where a slot shows it.
    case overview
    /// All that people can meet.
    case all
  }

  /// Something that made an earlier worker fail.
  struct Skipped: Codable, Hashable {
    var phase: WorkerPhase
    var plugin: Int
    var subject: String
  }

  var plugins: [Plugin]
  var platform: Platform
  var system: SystemState
  var store: Store
  var states: States
  var skipped: Set<Skipped> = []
  /// The items that an earlier worker has finished, as `ItemKey`s.
  var finished: Set<String> = []

  /// Whether a step made an earlier worker fail.
  func skips(_ phase: WorkerPhase, _ plugin: Int, _ subject: String) -> Bool {
    skipped.contains(Skipped(phase: phase, plugin: plugin, subject: subject))
  }
}
