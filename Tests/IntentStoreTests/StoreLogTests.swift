// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentStore
import Testing
import TestSupport

/// The log beside the list of a store: what others see of it, and what is left of it after mishaps.
struct StoreLogTests {
  private func log(in folder: URL) -> URL {
    folder.appendingPathComponent("." + SampleStore.group + ".plist.log")
  }

  private func list(in folder: URL) throws -> [String: Int]? {
    let file = folder.appendingPathComponent(SampleStore.group + ".plist")
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    return try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil) as? [String: Int]
  }

  /// The keys of the sample group, and what the store says of itself while it is read.
  private func content(of folder: URL) -> (values: [String: Int], told: [String]) {
    let (values, events) = surrounded(stores: Stores(folder: folder)) {
      SampleStore.defaults?.persistentDomain(forName: SampleStore.group) as? [String: Int]
    }
    return (values ?? [:], told(events))
  }

  private func told(_ events: [RunEvent]) -> [String] {
    events.compactMap { if case .damagedStore(let sentence) = $0 { sentence } else { nil } }
  }

  @Test func `a write tells what another owner wrote before it`() throws {
    try withTemporaryFolder { folder in
      let first = Stores(folder: folder)
      surrounded(stores: first) { SampleStore.set(1, "key") }
      surrounded(stores: Stores(folder: folder)) { SampleStore.set(2, "key") }
      let (_, events) = surrounded(stores: first) { SampleStore.set(3, "key") }
      #expect(events.compactMap(\.storeText) == ["group.test key from 2 to 3"])
    }
  }

  @Test func `who wrote a value and when is known from log and list`() throws {
    try withTemporaryFolder { folder in
      let stores = Stores(folder: folder)
      surrounded(process: "app", stores: stores) { SampleStore.set(1, "key") }
      let logged = Stores(folder: folder).entries(process: "app", group: SampleStore.group)
      try stores.flush()
      let listed = Stores(folder: folder).entries(process: "app", group: SampleStore.group)
      #expect(logged["key"]?.process == "app")
      #expect(logged["key"]?.date != nil)
      #expect(listed == logged)
    }
  }

  @Test(arguments: 1...16)
  func `a record that was cut off is written over without a word`(_ missing: Int) throws {
    try withTemporaryFolder { folder in
      surrounded(stores: Stores(folder: folder)) {
        SampleStore.set(1, "first")
        SampleStore.set(2, "second")
      }
      let file = log(in: folder)
      try Data(contentsOf: file).dropLast(missing).write(to: file)
      #expect(content(of: folder) == (["first": 1], []))
      let (_, events) = surrounded(stores: Stores(folder: folder)) { SampleStore.set(3, "t") }
      #expect(told(events).isEmpty)
      #expect(content(of: folder) == (["first": 1, "t": 3], []))
    }
  }

  @Test func `a log that is damaged anywhere is set aside and told`() throws {
    try withTemporaryFolder { whole in
      surrounded(stores: Stores(folder: whole)) {
        SampleStore.set(1, "first")
        SampleStore.set(2, "second")
      }
      let bytes = try Data(contentsOf: log(in: whole))
      for index in bytes.indices {
        try withTemporaryFolder { folder in
          var damaged = bytes
          damaged[index] ^= 0x40
          try damaged.write(to: log(in: folder))
          let (values, told) = content(of: folder)
          #expect(values == (index < bytes.count / 2 ? [:] : ["first": 1]), "byte \(index)")
          #expect(told.count == 1 && told.first?.contains("group.test.plist.log") == true)
          let aside = folder.appendingPathComponent("group.test.plist.log.damaged-1")
          let kept = try Data(contentsOf: aside)
          #expect(kept == damaged)
          surrounded(stores: Stores(folder: folder)) { SampleStore.set(3, "third") }
          #expect(content(of: folder) == (values.merging(["third": 3]) { $1 }, []))
        }
      }
    }
  }

  @Test func `an owner that is not the last one leaves the list to the others`() throws {
    try withTemporaryFolder { folder in
      let first = Stores(folder: folder)
      let second = Stores(folder: folder)
      surrounded(stores: first) { SampleStore.set(1, "first") }
      surrounded(stores: second) { SampleStore.set(2, "second") }
      try first.flush()
      let before = try list(in: folder)
      #expect(before == nil)
      #expect(content(of: folder) == (["first": 1, "second": 2], []))
      try second.flush()
      let after = try list(in: folder)
      #expect(after == ["first": 1, "second": 2])
    }
  }

  @Test func `what an owner leaves in the log goes into the list when another one ends`() throws {
    try withTemporaryFolder { folder in
      surrounded(stores: Stores(folder: folder)) { SampleStore.set(1, "key") }
      let before = try list(in: folder)
      #expect(before == nil)
      try Stores(folder: folder).flush()
      let after = try list(in: folder)
      #expect(after == ["key": 1])
    }
  }

  @Test func `a log that has grown goes into the list while others write`() throws {
    try withTemporaryFolder { folder in
      let owners = (0..<3).map { _ in Stores(folder: folder, largestLog: 200) }
      for number in 0..<60 {
        let (_, events) = surrounded(stores: owners[number % 3]) {
          SampleStore.set(number, "key-\(number % 20)")
        }
        let before = number < 20 ? "nothing" : "\(number - 20)"
        #expect(
          events.compactMap(\.storeText)
            == ["group.test key-\(number % 20) from \(before) to \(number)"])
      }
      let after = try list(in: folder)
      #expect(after?.count == 20)
      let expected = (40..<60).map { ("key-\($0 % 20)", $0) }
      #expect(content(of: folder) == (Dictionary(uniqueKeysWithValues: expected), []))
    }
  }

  @Test func `an owner writes on when the folder was removed`() throws {
    try withTemporaryFolder { parent in
      let folder = parent.appendingPathComponent("store")
      let stores = Stores(folder: folder)
      surrounded(stores: stores) { SampleStore.set(1, "first") }
      try FileManager.default.removeItem(at: folder)
      surrounded(stores: stores) { SampleStore.set(2, "second") }
      #expect(content(of: folder) == (["second": 2], []))
    }
  }

  @Test func `a write that another process keeps from the store is told`() throws {
    try withTemporaryFolder { folder in
      let stores = Stores(folder: folder, lockTimeout: .milliseconds(1))
      surrounded(stores: stores) { SampleStore.set(1, "key") }
      let path = folder.appendingPathComponent("." + SampleStore.group + ".plist.lock").path
      let descriptor = open(path, O_RDWR | O_CLOEXEC)
      defer { close(descriptor) }
      #expect(flock(descriptor, LOCK_EX) == 0)
      let (_, events) = surrounded(stores: stores) { SampleStore.set(2, "key") }
      #expect(told(events).first?.contains("'key' was not written") == true)
      flock(descriptor, LOCK_UN)
      #expect(content(of: folder) == (["key": 1], []))
    }
  }

  @Test func `a list that can't be read is not taken for an empty one`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(SampleStore.group + ".plist")
      try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
      let (_, events) = surrounded(stores: Stores(folder: folder)) { SampleStore.set(1, "key") }
      #expect(told(events).contains { $0.contains("'key' was not written") })
      var isFolder: ObjCBool = false
      #expect(FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder))
      #expect(isFolder.boolValue)
    }
  }
}
