// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// The stores that an app and its extensions share, in memory or in a folder.
package final class Stores: Sendable {
  private let memory: Mutex<[String: [String: StoreValue]]>
  private let initial: [String: StoreValue]
  private let folder: StoreFolder?

  /// Creates stores in memory; every app group starts with the initial values.
  package init(initial: [String: StoreValue] = [:]) {
    self.memory = Mutex([:])
    self.initial = initial
    self.folder = nil
  }

  /// Creates stores in memory with the values of each group.
  package init(groups: [String: [String: StoreValue]]) {
    let contents = groups.map { (StoreFolder.name(process: "", group: $0.key), $0.value) }
    self.memory = Mutex(Dictionary(contents, uniquingKeysWith: { $1 }))
    self.initial = [:]
    self.folder = nil
  }

  /// Creates stores in a folder, which other processes may use at the same time.
  package init(folder: URL) {
    self.memory = Mutex([:])
    self.initial = [:]
    self.folder = StoreFolder(url: folder)
  }

  /// All values of a group, or of a process's standard store where the group is nil.
  func values(process: String, group: String?) -> [String: StoreValue] {
    if let folder {
      return folder.values(in: StoreFolder.name(process: process, group: group))
    }
    let key = StoreFolder.name(process: process, group: group)
    return memory.withLock { $0[key] ?? (group == nil ? [:] : initial) }
  }

  /// Changes the values of a store and returns what the change returns.
  func update<Result>(
    process: String, group: String?, _ change: (inout [String: StoreValue]) -> Result
  ) -> Result {
    if let folder {
      let name = StoreFolder.name(process: process, group: group)
      return folder.update(name, change)
    }
    let key = StoreFolder.name(process: process, group: group)
    var values = values(process: process, group: group)
    let result = change(&values)
    memory.withLock { $0[key] = values }
    return result
  }
}
