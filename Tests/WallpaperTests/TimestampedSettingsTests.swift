// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import Testing

// What a plugin's sources get from the loader.
typealias UserDefaults = IntentBus.UserDefaults

@Suite struct TimestampedSettingsTests {
  /// Settings of a group that no other test uses, with a clock that stands still.
  private func settings(at seconds: TimeInterval, _ group: String) throws -> TimestampedSettings {
    try #require(
      TimestampedSettings(group: group, now: { Date(timeIntervalSince1970: seconds) }))
  }

  private let group = "group.test.\(UUID().uuidString)"

  @Test func `a value that nobody has set is none`() throws {
    #expect(try settings(at: 0, group).entry("isOn", as: Bool.self) == nil)
  }

  @Test func `a value is read with the time of its change`() throws {
    try settings(at: 100, group).set(true, for: "isOn")
    let entry = try #require(try settings(at: 200, group).entry("isOn", as: Bool.self))
    #expect(entry.value)
    #expect(entry.changed == Date(timeIntervalSince1970: 100))
  }

  @Test func `a copy from before a press does not undo it`() throws {
    try settings(at: 100, group).set(false, for: "isOn")
    let copy = try #require(try settings(at: 110, group).entry("isOn", as: Bool.self))
    try settings(at: 120, group).set(true, for: "isOn")
    let counts = try settings(at: 130, group).merge(copy, into: "isOn")
    #expect(counts.value)
    #expect(try settings(at: 140, group).entry("isOn", as: Bool.self)?.value == true)
  }

  @Test func `a newer copy takes the place of the older value`() throws {
    try settings(at: 100, group).set(false, for: "isOn")
    let copy = TimestampedSettings.Entry(value: true, changed: Date(timeIntervalSince1970: 150))
    #expect(try settings(at: 160, group).merge(copy, into: "isOn").value)
    #expect(try settings(at: 170, group).entry("isOn", as: Bool.self)?.value == true)
  }

  @Test func `of two changes at the same time the stored one counts`() throws {
    try settings(at: 100, group).set("stored", for: "name")
    let copy = TimestampedSettings.Entry(
      value: "copy", changed: Date(timeIntervalSince1970: 100))
    #expect(try settings(at: 100, group).merge(copy, into: "name").value == "stored")
  }

  @Test func `a clock that was set back does not make a new change old`() throws {
    try settings(at: 1000, group).set(false, for: "isOn")
    let copy = try #require(try settings(at: 1000, group).entry("isOn", as: Bool.self))
    try settings(at: 500, group).set(true, for: "isOn")
    #expect(try settings(at: 510, group).merge(copy, into: "isOn").value)
  }

  @Test func `a value without a time loses against any other`() throws {
    UserDefaults(suiteName: group)?.set(false, forKey: "isOn")
    let copy = TimestampedSettings.Entry(value: true, changed: Date(timeIntervalSince1970: 1))
    #expect(try settings(at: 10, group).merge(copy, into: "isOn").value)
  }
}
