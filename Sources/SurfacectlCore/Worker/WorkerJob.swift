// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentBus
import IntentModel

/// One thing to do with the plugins of a worker.
struct WorkerJob {
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

  /// An item that is asked for alone.
  struct Wish: Equatable {
    var plugin: Int
    var kind: String
    /// Where an earlier worker found it.
    var place: RegisteredItem.Place
  }

  var store: Store
  var states: States
  var skipped: Set<Skipped> = []
  /// The items that an earlier worker has finished, as `ItemKey`s.
  var finished: Set<String> = []
  /// The items to archive; nil for all that there are.
  var wishes: [Wish]?
  /// The configurations of items by kind, where they are not the default ones.
  var configurations: [String: [PressOptions.Setting]] = [:]
  /// The instant at which the clock stands still, in seconds since 1970; nil for a clock that goes on.
  var instant: Double?
  /// The press to do instead of archiving items.
  var press: PressRequest?
  /// The home and working folder of whoever does it; nil for that of the worker.
  var home: String?

  init(store: Store, states: States) {
    self.store = store
    self.states = states
  }
}
