// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentStore
import Testing
import TestSupport

/// The class that plugins see under this name.
private typealias UserDefaults = IntentBus.UserDefaults

/// Settings in a folder, where other processes find them.
struct FolderStoreTests {
  @Test func `two owners of a folder share a group`() throws {
    try withTemporaryFolder { folder in
      surrounded(stores: Stores(folder: folder)) { SampleStore.set(7, "key") }
      surrounded(process: "app", stores: Stores(folder: folder)) {
        #expect(SampleStore.defaults?.integer(forKey: "key") == 7)
      }
    }
  }

  @Test func `a write is seen by an owner that has read before`() throws {
    try withTemporaryFolder { folder in
      let reader = Stores(folder: folder)
      surrounded(stores: reader) { #expect(!SampleStore.bool("key")) }
      surrounded(stores: Stores(folder: folder)) { SampleStore.set(true, "key") }
      surrounded(stores: reader) { #expect(SampleStore.bool("key")) }
    }
  }

  @Test func `processes do not share their standard stores`() throws {
    try withTemporaryFolder { folder in
      surrounded(process: "app", stores: Stores(folder: folder)) {
        UserDefaults.standard.set(7, forKey: "key")
      }
      surrounded(process: "extension", stores: Stores(folder: folder)) {
        #expect(UserDefaults.standard.object(forKey: "key") == nil)
      }
      surrounded(process: "app", stores: Stores(folder: folder)) {
        #expect(UserDefaults.standard.integer(forKey: "key") == 7)
      }
    }
  }

  @Test(arguments: ["standard-extension", "standard-app"])
  func `a group may be called like a standard store's file`(_ group: String) throws {
    try withTemporaryFolder { folder in
      for process in ["extension", "app"] {
        surrounded(process: process, stores: Stores(folder: folder)) {
          UserDefaults(suiteName: group)?.set(7, forKey: "key")
          #expect(UserDefaults.standard.object(forKey: "key") == nil)
        }
      }
    }
  }

  @Test(arguments: [false, true])
  func `values of every type survive the file`(_ isFlushed: Bool) throws {
    let values: [String: StoreValue] = [
      "bool": true, "zero": 0, "one": 1, "double": 1, "fraction": 0.5, "text": "text",
      "data": .data(Data([0, 255])), "date": .date(Date(timeIntervalSince1970: 1)),
      "array": [1, [true, "x"]], "dictionary": ["a": ["b": 2]], "whole": .double(2),
    ]
    try withTemporaryFolder { folder in
      let stores = Stores(folder: folder)
      surrounded(stores: stores) {
        for (key, value) in values { SampleStore.set(PropertyListValue(value).propertyList, key) }
      }
      if isFlushed { try stores.flush() }
      let (_, events) = surrounded(stores: Stores(folder: folder)) {
        for key in values.keys { _ = SampleStore.defaults?.object(forKey: key) }
      }
      for case .read(_, let key, let value) in events { #expect(value == values[key]) }
      #expect(events.count == values.count)
    }
  }

  @Test(arguments: [
    "../outside", "a/b", ".", "..", "", "gröup", String(repeating: "x", count: 400),
  ])
  func `a group of any name stays in the folder`(_ group: String) throws {
    try withTemporaryFolder { folder in
      let store = folder.appendingPathComponent("store")
      surrounded(stores: Stores(folder: store)) {
        UserDefaults(suiteName: group)?.set(7, forKey: "key")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(names == ["store"])
      surrounded(stores: Stores(folder: store)) {
        #expect(UserDefaults(suiteName: group)?.integer(forKey: "key") == 7)
      }
    }
  }

  @Test func `two long names that start alike are two stores`() throws {
    let names = ["a", "b"].map { String(repeating: "x", count: 300) + $0 }
    try withTemporaryFolder { folder in
      surrounded(stores: Stores(folder: folder)) {
        UserDefaults(suiteName: names[0])?.set(7, forKey: "key")
        #expect(UserDefaults(suiteName: names[1])?.object(forKey: "key") == nil)
      }
    }
  }

  /// The files in a folder that a damaged list was set aside as, in alphabetical order.
  private func setAside(in folder: URL) throws -> [URL] {
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return files.filter { $0.hasPrefix("group.test.plist.damaged") }.sorted().map {
      folder.appendingPathComponent($0)
    }
  }

  @Test(arguments: ["", "garbage", "bplist00", "<plist><array/></plist>"])
  func `a damaged file is set aside and told`(_ content: String) throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(SampleStore.group + ".plist")
      try Data(content.utf8).write(to: file)
      let (_, events) = surrounded(stores: Stores(folder: folder)) {
        #expect(SampleStore.defaults?.object(forKey: "key") == nil)
        SampleStore.set(7, "key")
      }
      let told = events.compactMap { event in
        if case .damagedStore(let sentence) = event { sentence } else { nil }
      }
      #expect(told.count == 1)
      #expect(told.first?.contains("group.test.plist") == true)
      let kept = try setAside(in: folder).map { try Data(contentsOf: $0) }
      #expect(kept == [Data(content.utf8)])
      surrounded(stores: Stores(folder: folder)) {
        #expect(SampleStore.defaults?.integer(forKey: "key") == 7)
      }
    }
  }

  @Test func `a second damaged file does not take the place of the first`() throws {
    try withTemporaryFolder { folder in
      let file = folder.appendingPathComponent(SampleStore.group + ".plist")
      for content in ["first", "second"] {
        try Data(content.utf8).write(to: file)
        surrounded(stores: Stores(folder: folder)) { _ = SampleStore.bool("key") }
      }
      let kept = try setAside(in: folder).map { try Data(contentsOf: $0) }
      #expect(kept == [Data("first".utf8), Data("second".utf8)])
    }
  }

  @Test func `other programs read a property list once stores are flushed`() throws {
    try withTemporaryFolder { folder in
      let stores = Stores(folder: folder)
      surrounded(stores: stores) {
        SampleStore.set("text", "key")
        SampleStore.set(true, "flag")
        SampleStore.set(nil, "flag")
      }
      try stores.flush()
      let data = try Data(contentsOf: folder.appendingPathComponent("group.test.plist"))
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      #expect(list as? [String: String] == ["key": "text"])
      surrounded(stores: Stores(folder: folder)) {
        #expect(SampleStore.defaults?.string(forKey: "key") == "text")
      }
    }
  }

  @Test func `what another program writes to the list is seen`() throws {
    try withTemporaryFolder { folder in
      let stores = Stores(folder: folder)
      surrounded(stores: stores) { SampleStore.set(1, "key") }
      try stores.flush()
      let data = try PropertyListSerialization.data(
        fromPropertyList: ["key": 2], format: .xml, options: 0)
      try data.write(to: folder.appendingPathComponent("group.test.plist"), options: .atomic)
      surrounded(stores: stores) {
        #expect(SampleStore.defaults?.integer(forKey: "key") == 2)
      }
    }
  }

  @Test func `keys that owners write at once are all kept`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("IntentBusTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    await withTaskGroup { group in
      for task in 0..<4 {
        group.addTask {
          surrounded(stores: Stores(folder: folder)) {
            for number in 0..<25 { SampleStore.set(number, "\(task)-\(number)") }
          }
        }
      }
    }
    surrounded(stores: Stores(folder: folder)) {
      #expect(
        SampleStore.defaults?.persistentDomain(forName: SampleStore.group)?.count == 100)
    }
  }
}
