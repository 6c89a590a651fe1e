// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// The stores that an app and its extensions share, in memory or in a folder.
package final class Stores: Sendable {
  private let memory: Mutex<[String: [String: StoreEntry]]>
  private let initial: [String: StoreEntry]
  private let folder: StoreFolder?
  private let troubles = StoreTroubles()
  private let registrations = Mutex<[String: [String: PropertyListValue]]>([:])

  /// Creates stores in memory; every app group starts with the initial values.
  package init(initial: [String: PropertyListValue] = [:]) {
    self.memory = Mutex([:])
    self.initial = initial.mapValues { Self.given($0) }
    self.folder = nil
  }

  /// Creates stores in memory with the values of each group.
  package init(groups: [String: [String: PropertyListValue]]) {
    let contents = groups.map { group, values in
      (StoreFolder.name(process: "", group: group), values.mapValues { Self.given($0) })
    }
    self.memory = Mutex(Dictionary(contents, uniquingKeysWith: { $1 }))
    self.initial = [:]
    self.folder = nil
  }

  /// Creates stores in a folder, which other processes may use at the same time.
  ///
  /// - Parameters:
  ///   - folder: The folder, which need not exist.
  ///   - lockTimeout: How long to wait for other processes.
  ///   - largestLog: The bytes that a log of writes may have before it is folded into its list while
  ///     others write, too.
  package init(
    folder: URL, lockTimeout: Duration = .seconds(10), largestLog: Int = 4 << 20
  ) {
    self.memory = Mutex([:])
    self.initial = [:]
    self.folder = StoreFolder(
      url: folder, lockTimeout: lockTimeout, largestLog: largestLog, troubles: troubles)
  }

  /// Has every trouble from now on told to a function, on whatever thread it is met.
  package func passTroubles(to listener: @escaping @Sendable (String) -> Void) {
    troubles.pass(to: listener)
  }

  private static func given(_ value: PropertyListValue) -> StoreEntry {
    StoreEntry(value: value, process: "", date: nil)
  }

  /// All values of a group, or of a process's standard store where the group is nil.
  ///
  /// A store that can't be read has none; its trouble is told.
  package func values(process: String, group: String?) -> [String: PropertyListValue] {
    entries(process: process, group: group).mapValues(\.value)
  }

  /// The entries of a group, or of a process's standard store where the group is nil.
  package func entries(process: String, group: String?) -> [String: StoreEntry] {
    let name = StoreFolder.name(process: process, group: group)
    if let folder {
      do { return try folder.entries(in: name) } catch {
        troubles.tell(error.description)
        return [:]
      }
    }
    return memory.withLock { $0[name] } ?? started(group)
  }

  /// The value of one key of a group, or of a process's standard store where the group is nil.
  ///
  /// A store that can't be read has none; its trouble is told.
  package func value(forKey key: String, process: String, group: String?) -> PropertyListValue? {
    let name = StoreFolder.name(process: process, group: group)
    if let folder {
      do { return try folder.entry(key, in: name)?.value } catch {
        troubles.tell(error.description)
        return nil
      }
    }
    return memory.withLock { $0[name, default: started(group)][key]?.value }
  }

  /// What a store in memory starts with.
  private func started(_ group: String?) -> [String: StoreEntry] { group == nil ? [:] : initial }

  /// Sets or, with nil, removes a key; returns the value it had.
  ///
  /// A write that fails is told in the journal.
  @discardableResult package func set(
    _ value: PropertyListValue?, forKey key: String, process: String, group: String?
  ) -> PropertyListValue? {
    let name = StoreFolder.name(process: process, group: group)
    if let folder {
      do { return try folder.set(value, forKey: key, in: name, by: process) } catch {
        troubles.tell("'\(key)' was not written: \(error.description)")
        return self.value(forKey: key, process: process, group: group)
      }
    }
    let entry = value.map { StoreEntry(value: $0, process: process, date: Date()) }
    return memory.withLock { stores in
      let old = stores[name, default: started(group)][key]?.value
      stores[name, default: started(group)][key] = entry
      return old
    }
  }

  /// The values that count in a group, or in the standard store, where none is stored.
  package func registered(_ group: String?) -> [String: PropertyListValue] {
    registrations.withLock { $0[group ?? ""] ?? [:] }
  }

  /// Gives values that count in a group, or in the standard store, where none is stored.
  package func register(_ values: [String: PropertyListValue], for group: String?) {
    registrations.withLock { $0[group ?? "", default: [:]].merge(values) { $1 } }
  }

  /// Brings what was written to the disk, and stores in a folder that no other process is writing to
  /// into the form that other programs read: one property list a store.
  package func flush() throws(StoreError) { try folder?.flush() }
}
