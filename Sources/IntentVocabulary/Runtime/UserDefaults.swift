// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentStore

/// Settings that last, in the standard store of a process or in the store of an app group.
///
/// Takes the place of Foundation's class in plugins: reads and writes are observed, and a group is
/// what an app and its extensions share. Source: Apple, Foundation UserDefaults.
open class UserDefaults: NSObject, @unchecked Sendable {
  /// The name of the registration domain.
  public static let registrationDomain = "NSRegistrationDomain"
  /// The name of the global domain.
  public static let globalDomain = "NSGlobalDomain"
  /// The name of the arguments' domain.
  public static let argumentDomain = "NSArgumentDomain"
  /// Posted when settings change in this process.
  public static let didChangeNotification = Notification.Name("NSUserDefaultsDidChangeNotification")

  private static let standardDefaults = UserDefaults()

  /// The standard store of the process.
  open class var standard: UserDefaults { standardDefaults }

  /// Does nothing: nothing is cached.
  open class func resetStandardUserDefaults() {}

  private let group: String?

  /// Opens the standard store of the process.
  public override init() { group = nil }

  /// Opens the store of an app group; nil for the global domain.
  ///
  /// Source: Apple, UserDefaults.init(suiteName:). For a group that the process is not entitled to
  /// the result is not nil on a device, but a private file.
  public init?(suiteName: String?) {
    if suiteName == Self.globalDomain { return nil }
    group = suiteName
  }

  private var values: [String: PropertyListValue] {
    let context = RunContext.current
    context.journal.record(.readAll(group: group))
    return context.stores.values(process: context.process, group: group)
  }

  private func value(_ key: String) -> PropertyListValue? {
    let context = RunContext.current
    let stored = context.stores.value(forKey: key, process: context.process, group: group)
    context.journal.record(.read(group: group, key: key, value: stored.map { StoreValue($0) }))
    return stored ?? context.stores.registered(group)[key]
  }

  private func store(_ value: PropertyListValue?, _ key: String) {
    let context = RunContext.current
    let old = context.stores.set(value, forKey: key, process: context.process, group: group)
    context.journal.record(
      .write(
        process: context.process, group: group, key: key, from: old.map { StoreValue($0) },
        to: value.map { StoreValue($0) }))
    NotificationCenter.default.post(name: Self.didChangeNotification, object: self)
  }

  // MARK: Reading

  /// The value of a key, or nil.
  open func object(forKey key: String) -> Any? { value(key)?.propertyList }

  /// The value of a key, or nil.
  open func value(forKey key: String) -> Any? { object(forKey: key) }

  /// The text of a key, or nil; numbers become text.
  open func string(forKey key: String) -> String? {
    switch value(key) {
    case .string(let text): text
    case .int(let number): "\(number)"
    // A whole number has no fraction in text.
    case .double(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .bool(let flag): flag ? "1" : "0"
    default: nil
    }
  }

  /// The array of a key, or nil.
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }

  /// The dictionary of a key, or nil.
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }

  /// The bytes of a key, or nil.
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }

  /// The texts of a key, or nil.
  open func stringArray(forKey key: String) -> [String]? { object(forKey: key) as? [String] }

  /// The whole number of a key; 0 when there is none.
  open func integer(forKey key: String) -> Int {
    let value = value(key)
    // Not every whole number has a Double of its own.
    if case .int(let number) = value { return number }
    return number(value).flatMap { Int(exactly: $0.rounded(.towardZero)) } ?? 0
  }

  /// The number of a key; 0 when there is none.
  open func float(forKey key: String) -> Float { Float(number(value(key)) ?? 0) }

  /// The number of a key; 0 when there is none.
  open func double(forKey key: String) -> Double { number(value(key)) ?? 0 }

  /// The truth value of a key; false when there is none.
  open func bool(forKey key: String) -> Bool {
    switch value(key) {
    case .bool(let flag): flag
    case .int(let number): number != 0
    case .double(let number): number != 0
    case .string(let text): ["yes", "true", "1"].contains(text.lowercased())
    default: false
    }
  }

  /// The address of a key, or nil.
  open func url(forKey key: String) -> URL? {
    string(forKey: key).flatMap { URL(string: $0) }
  }

  private func number(_ value: PropertyListValue?) -> Double? {
    switch value {
    case .int(let number): Double(number)
    case .double(let number): number
    case .bool(let flag): flag ? 1 : 0
    case .string(let text): Double(text)
    default: nil
    }
  }

  // MARK: Writing

  /// Sets or, with nil, removes a key; the value must be one that a property list can hold.
  open func set(_ value: Any?, forKey key: String) {
    guard let value = flattened(value) else { return store(nil, key) }
    if let url = value as? URL { return set(url, forKey: key) }
    guard let value = PropertyListValue(propertyList: value) else {
      preconditionFailure(
        "UserDefaults: the value of '\(key)' is a \(type(of: value)), which no property list holds")
    }
    store(value, key)
  }

  /// Sets a key to a whole number.
  open func set(_ value: Int, forKey key: String) { store(.int(value), key) }

  /// Sets a key to a number.
  open func set(_ value: Float, forKey key: String) { store(.double(Double(value)), key) }

  /// Sets a key to a number.
  open func set(_ value: Double, forKey key: String) { store(.double(value), key) }

  /// Sets a key to true or false.
  open func set(_ value: Bool, forKey key: String) { store(.bool(value), key) }

  /// Sets a key to an address.
  open func set(_ url: URL?, forKey key: String) {
    store(url.map { .string($0.absoluteString) }, key)
  }

  /// Sets or, with nil, removes a key.
  open func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }

  /// Removes a key.
  open func removeObject(forKey key: String) { store(nil, key) }

  /// Gives values that count where none is stored.
  open func register(defaults: [String: Any]) {
    let values = defaults.compactMapValues { PropertyListValue(propertyList: $0) }
    RunContext.current.stores.register(values, for: group)
  }

  /// All values, registered ones included.
  open func dictionaryRepresentation() -> [String: Any] {
    RunContext.current.stores.registered(group).merging(values) { $1 }
      .mapValues(\.propertyList)
  }

  /// Does nothing, successfully: every write is already stored.
  @discardableResult open func synchronize() -> Bool { true }

  /// Does nothing: a suite is opened by its name.
  open func addSuite(named suiteName: String) {}

  /// Does nothing: a suite is opened by its name.
  open func removeSuite(named suiteName: String) {}

  /// All stored values of a group.
  open func persistentDomain(forName name: String) -> [String: Any]? {
    UserDefaults(suiteName: name)?.values.mapValues(\.propertyList)
  }

  /// Removes all values of a group.
  open func removePersistentDomain(forName name: String) {
    guard let domain = UserDefaults(suiteName: name) else { return }
    for key in domain.values.keys.sorted() { domain.removeObject(forKey: key) }
  }

  /// Replaces all values of a group.
  open func setPersistentDomain(_ values: [String: Any], forName name: String) {
    removePersistentDomain(forName: name)
    guard let domain = UserDefaults(suiteName: name) else { return }
    for (key, value) in values.sorted(by: { $0.key < $1.key }) { domain.set(value, forKey: key) }
  }
}

/// The value inside any number of optionals, or nil.
private func flattened(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return flattened(mirror.children.first?.value)
}
