// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

/// What code read of the stores while an item was archived.
struct StoreReads: Equatable {
  /// A key of a store; the group is nil for the standard store of the extension's process.
  struct Key: Hashable {
    var group: String?
    var key: String
  }

  /// The keys that were read.
  var keys: Set<Key> = []
  /// The groups of which all keys were read; "" for the standard store.
  var wholeGroups: Set<String> = []
  /// Whether more was read than is told.
  var isCut = false

  init() {}

  /// Takes what a journal noted.
  init(_ journal: Journal) {
    isCut = journal.isCut
    for event in journal.events {
      switch event {
      case .read(let group, let key, _): keys.insert(Key(group: group, key: key))
      case .readAll(let group): wholeGroups.insert(group ?? "")
      case .write, .reload, .reloadTimelines, .reloadAllControls, .reloadAllWidgets, .open,
        .dispatched, .foreground, .damagedStore, .providerFault:
        break
      }
    }
  }

  /// Whether any of some keys was read.
  func contain(anyOf written: Set<Key>) -> Bool {
    if written.isEmpty { return false }
    if isCut || !keys.isDisjoint(with: written) { return true }
    return !wholeGroups.isEmpty && written.contains { wholeGroups.contains($0.group ?? "") }
  }

  /// The keys that an extension can read and that were written in some events.
  static func written(in events: [RunEvent]) -> Set<Key> {
    var written: Set<Key> = []
    for case .write(let process, let group, let key, _, _) in events
    where group != nil || process == ExecutionPlace.Process.extension.rawValue {
      written.insert(Key(group: group, key: key))
    }
    return written
  }
}
