// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentStore
import IntentVocabulary
import IntentModel
import Testing
import TestSupport

/// The class that plugins see under this name.
private typealias UserDefaults = IntentVocabulary.UserDefaults

/// Settings in memory.
struct UserDefaultsTests {
  private func settings<Result>(
    _ group: String? = SampleStore.group, _ body: (UserDefaults) throws -> Result
  ) throws -> (result: Result, events: [RunEvent]) {
    try surrounded { try body(#require(UserDefaults(suiteName: group))) }
  }

  // MARK: Types

  @Test func `values of every type are read back`() throws {
    let date = Date(timeIntervalSince1970: 1)
    _ = try settings { settings in
      settings.set(true, forKey: "bool")
      settings.set(7, forKey: "int")
      settings.set(Float(0.5), forKey: "float")
      settings.set(0.25, forKey: "double")
      settings.set("text", forKey: "string")
      settings.set(Data([1]), forKey: "data")
      settings.set(date, forKey: "date")
      settings.set(["a", "b"], forKey: "strings")
      settings.set([1, "b"] as [Any], forKey: "array")
      settings.set(["a": 1], forKey: "dictionary")
      settings.set(URL(string: "https://example.com"), forKey: "url")
      #expect(settings.bool(forKey: "bool"))
      #expect(settings.integer(forKey: "int") == 7)
      #expect(settings.float(forKey: "float") == 0.5)
      #expect(settings.double(forKey: "double") == 0.25)
      #expect(settings.string(forKey: "string") == "text")
      #expect(settings.data(forKey: "data") == Data([1]))
      #expect(settings.object(forKey: "date") as? Date == date)
      #expect(settings.stringArray(forKey: "strings") == ["a", "b"])
      #expect(settings.array(forKey: "array")?.count == 2)
      #expect(settings.dictionary(forKey: "dictionary") as? [String: Int] == ["a": 1])
      #expect(settings.url(forKey: "url") == URL(string: "https://example.com"))
    }
  }

  @Test func `a key without a value reads as nothing`() throws {
    _ = try settings { settings in
      #expect(!settings.bool(forKey: "none"))
      #expect(settings.integer(forKey: "none") == 0)
      #expect(settings.double(forKey: "none") == 0)
      #expect(settings.float(forKey: "none") == 0)
      #expect(settings.string(forKey: "none") == nil)
      #expect(settings.object(forKey: "none") == nil)
      #expect(settings.data(forKey: "none") == nil)
      #expect(settings.array(forKey: "none") == nil)
      #expect(settings.dictionary(forKey: "none") == nil)
      #expect(settings.stringArray(forKey: "none") == nil)
      #expect(settings.url(forKey: "none") == nil)
    }
  }

  @Test(arguments: [("yes", true), ("TRUE", true), ("1", true), ("no", false), ("", false)])
  func `a text reads as a truth value`(_ text: String, _ flag: Bool) throws {
    _ = try settings { settings in
      settings.set(text, forKey: "key")
      #expect(settings.bool(forKey: "key") == flag)
    }
  }

  @Test func `numbers read as other numbers and as truth values`() throws {
    _ = try settings { settings in
      settings.set(2.9, forKey: "double")
      settings.set(-2.9, forKey: "negative")
      settings.set("41.5", forKey: "text")
      settings.set(true, forKey: "bool")
      #expect(settings.integer(forKey: "double") == 2)
      #expect(settings.integer(forKey: "negative") == -2)
      #expect(settings.integer(forKey: "text") == 41)
      #expect(settings.double(forKey: "text") == 41.5)
      #expect(settings.integer(forKey: "bool") == 1)
      #expect(settings.bool(forKey: "double"))
    }
  }

  @Test(arguments: [Int.max, .min, 9_007_199_254_740_993])
  func `a large whole number is read back exactly`(_ number: Int) throws {
    _ = try settings { settings in
      settings.set(number, forKey: "key")
      #expect(settings.integer(forKey: "key") == number)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `a number that is no whole number reads without a trap`(_ number: Double) throws {
    _ = try settings { settings in
      settings.set(number, forKey: "key")
      _ = settings.integer(forKey: "key")
    }
  }

  @Test(arguments: [
    (PropertyListValue.int(3), "3"), (.double(2.5), "2.5"), (.double(2), "2"), (.bool(true), "1"),
  ])
  func `a number reads as text`(_ number: PropertyListValue, _ text: String) throws {
    _ = try settings { settings in
      settings.set(number.propertyList, forKey: "key")
      #expect(settings.string(forKey: "key") == text)
    }
  }

  @Test func `a list of other things is no list of texts`() throws {
    _ = try settings { settings in
      settings.set(["a", ["b"]] as [Any], forKey: "key")
      #expect(settings.stringArray(forKey: "key") == nil)
    }
  }

  // MARK: Removal

  @Test func `a removed key reads as nothing`() throws {
    _ = try settings { settings in
      settings.set(7, forKey: "key")
      settings.removeObject(forKey: "key")
      #expect(settings.object(forKey: "key") == nil)
    }
  }

  @Test func `setting nothing removes a key`() throws {
    _ = try settings { settings in
      settings.set(7, forKey: "key")
      settings.set(nil, forKey: "key")
      #expect(settings.object(forKey: "key") == nil)
    }
  }

  @Test func `an optional within optionals is what is inside`() throws {
    _ = try settings { settings in
      let full: Int??? = 7
      let hollow: Int??? = .some(.some(nil))
      settings.set(full as Any, forKey: "full")
      #expect(settings.integer(forKey: "full") == 7)
      settings.set(hollow as Any, forKey: "full")
      #expect(settings.object(forKey: "full") == nil)
    }
  }

  @Test func `what no property list holds stops the program`() async {
    await #expect(processExitsWith: .failure) {
      struct Custom {}
      UserDefaults.standard.set(Custom(), forKey: "key")
    }
  }

  @Test func `a domain is read, replaced and removed as a whole`() throws {
    _ = try settings { settings in
      settings.set(1, forKey: "old")
      settings.setPersistentDomain(["new": 2], forName: SampleStore.group)
      let domain = settings.persistentDomain(forName: SampleStore.group)
      #expect(domain as? [String: Int] == ["new": 2])
      settings.removePersistentDomain(forName: SampleStore.group)
      #expect(settings.persistentDomain(forName: SampleStore.group)?.isEmpty != false)
    }
  }

  // MARK: Registered values

  @Test func `a registered value counts where none is stored`() throws {
    _ = try settings { settings in
      settings.register(defaults: ["key": 7])
      #expect(settings.integer(forKey: "key") == 7)
      settings.set(8, forKey: "key")
      #expect(settings.integer(forKey: "key") == 8)
      settings.removeObject(forKey: "key")
      #expect(settings.integer(forKey: "key") == 7)
    }
  }

  @Test func `a registered value is not stored`() throws {
    let (_, events) = try settings { $0.register(defaults: ["key": 7]) }
    #expect(events.isEmpty)
  }

  @Test func `a registered value counts for every instance of a store`() throws {
    _ = try settings { settings in
      settings.register(defaults: ["key": 7])
      #expect(UserDefaults(suiteName: SampleStore.group)?.integer(forKey: "key") == 7)
    }
  }

  @Test func `all values tell stored and registered ones`() throws {
    _ = try settings { settings in
      settings.register(defaults: ["a": 1, "b": 1])
      settings.set(2, forKey: "b")
      #expect(settings.dictionaryRepresentation() as? [String: Int] == ["a": 1, "b": 2])
    }
  }

  // MARK: Which store

  @Test func `the global domain cannot be opened`() {
    #expect(UserDefaults(suiteName: UserDefaults.globalDomain) == nil)
  }

  @Test(arguments: [nil, "group.a", "any name"])
  func `any other name can be opened`(_ name: String?) {
    #expect(UserDefaults(suiteName: name) != nil)
  }

  @Test func `every instance of a group is the same store`() throws {
    _ = try settings { settings in
      settings.set(7, forKey: "key")
      #expect(UserDefaults(suiteName: SampleStore.group)?.integer(forKey: "key") == 7)
    }
  }

  @Test func `two groups and the standard store are three stores`() throws {
    _ = try settings("group.one") { settings in
      settings.set(1, forKey: "key")
      UserDefaults(suiteName: "group.two")?.set(2, forKey: "key")
      UserDefaults.standard.set(3, forKey: "key")
      #expect(settings.integer(forKey: "key") == 1)
      #expect(UserDefaults(suiteName: "group.two")?.integer(forKey: "key") == 2)
      #expect(UserDefaults.standard.integer(forKey: "key") == 3)
    }
  }

  @Test func `processes share a group and not their standard stores`() {
    let stores = Stores()
    surrounded(process: "app", stores: stores) {
      SampleStore.set(1, "key")
      UserDefaults.standard.set(1, forKey: "key")
    }
    surrounded(process: "extension", stores: stores) {
      #expect(SampleStore.defaults?.integer(forKey: "key") == 1)
      #expect(UserDefaults.standard.object(forKey: "key") == nil)
    }
  }

  @Test func `initial values are those of every group and not of the standard store`() {
    surrounded(stores: Stores(initial: ["key": .int(7)])) {
      #expect(UserDefaults(suiteName: "group.one")?.integer(forKey: "key") == 7)
      #expect(UserDefaults(suiteName: "group.two")?.integer(forKey: "key") == 7)
      #expect(UserDefaults.standard.object(forKey: "key") == nil)
    }
  }

  @Test func `values of one group are not those of another`() {
    surrounded(stores: Stores(groups: ["group.one": ["key": .int(7)]])) {
      #expect(UserDefaults(suiteName: "group.one")?.integer(forKey: "key") == 7)
      #expect(UserDefaults(suiteName: "group.two")?.object(forKey: "key") == nil)
    }
  }

  // MARK: What is told

  @Test func `reads and writes are told in their order`() throws {
    let (_, events) = try settings { settings in
      _ = settings.integer(forKey: "key")
      settings.set(1, forKey: "key")
      settings.set(2, forKey: "key")
      _ = settings.integer(forKey: "key")
      settings.removeObject(forKey: "key")
    }
    #expect(
      events.compactMap(\.storeText) == [
        "group.test key reads nothing", "group.test key from nothing to 1",
        "group.test key from 1 to 2", "group.test key reads 2",
        "group.test key from 2 to nothing",
      ])
  }

  @Test func `the standard store has no group`() {
    let (_, events) = surrounded { UserDefaults.standard.set(1, forKey: "key") }
    #expect(events.compactMap(\.storeText) == ["standard key from nothing to 1"])
  }

  @Test func `reloads are told`() {
    let (_, events) = surrounded {
      ControlCenter.shared.reloadControls(ofKind: "test.lamp")
      ControlCenter.shared.reloadAllControls()
      WidgetCenter.shared.reloadTimelines(ofKind: "test.clock")
      WidgetCenter.shared.reloadAllTimelines()
    }
    #expect(
      events == [
        .reload(kind: "test.lamp"), .reloadAllControls, .reloadTimelines(kind: "test.clock"),
        .reloadAllWidgets,
      ])
  }
}
