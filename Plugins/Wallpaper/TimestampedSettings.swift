// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Settings of an app group in which an older value never takes the place of a newer one.
///
/// An app that keeps a copy of its settings and writes it back when it comes to the foreground
/// undoes what a control has done meanwhile. Here each value has the time of its change beside it,
/// and what is written back counts only where it is newer. Copy this file into your app: it needs
/// Foundation alone. `Documentation/TwoSources.md` says how to use it.
struct TimestampedSettings {
  /// A value and when somebody changed it.
  struct Entry<Value> {
    var value: Value
    var changed: Date
  }

  private let defaults: UserDefaults
  private let now: () -> Date

  /// Opens the settings of an app group; nil where there are none.
  init?(group: String, now: @escaping () -> Date = { Date() }) {
    guard let defaults = UserDefaults(suiteName: group) else { return nil }
    self.defaults = defaults
    self.now = now
  }

  /// The value of a key, and when it was changed; nil where nobody has set it.
  func entry<Value>(_ key: String, as type: Value.Type = Value.self) -> Entry<Value>? {
    guard let value = defaults.object(forKey: key) as? Value else { return nil }
    // A value without a time was written by older code, and loses against any other.
    let changed = defaults.object(forKey: timeKey(key)) as? Date ?? .distantPast
    return Entry(value: value, changed: changed)
  }

  /// Sets a key now: for a press, or a switch that a person moves in the app.
  func set<Value>(_ value: Value, for key: String) {
    // A clock that was set back must not make a new change older than the last one.
    let last = entry(key, as: Value.self)?.changed ?? .distantPast
    write(value, changed: max(now(), last.addingTimeInterval(0.001)), key)
  }

  /// Writes a copy back, unless the store has a newer value; returns the value that counts.
  @discardableResult
  func merge<Value>(_ copy: Entry<Value>, into key: String) -> Entry<Value> {
    if let stored = entry(key, as: Value.self), stored.changed >= copy.changed { return stored }
    write(copy.value, changed: copy.changed, key)
    return copy
  }

  private func write<Value>(_ value: Value, changed: Date, _ key: String) {
    // The time comes first: whoever reads in between sees an old value that is newly changed, and
    // keeps it only until the next read.
    defaults.set(changed, forKey: timeKey(key))
    defaults.set(value, forKey: key)
  }

  private func timeKey(_ key: String) -> String { key + ".changed" }
}
