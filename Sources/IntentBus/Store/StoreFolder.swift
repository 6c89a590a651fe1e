// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// A folder with one property list a store, safe for several processes at once.
///
/// A write is appended to a log beside the list, which costs the same however large the store is, and
/// is on the disk before it is acknowledged. The log is folded into the list when it has grown, and
/// when a run ends: a new list is written beside the old one, brought to the disk and renamed over it.
/// A process that is killed anywhere in between leaves a list and a log that together hold every
/// acknowledged write, since taking in a log twice changes nothing.
final class StoreFolder: Sendable {
  private struct Loaded {
    var list = FileStamp()
    var logLength = 0
    var entries: [String: StoreEntry] = [:]
  }

  private let url: URL
  private let lockTimeout: Duration
  private let loaded = Mutex<[String: Loaded]>([:])

  /// The bytes of a log from which on it is folded into the list, where that is not larger itself.
  private static let largestLog = 256 << 10

  init(url: URL, lockTimeout: Duration = .seconds(10)) {
    self.url = url
    self.lockTimeout = lockTimeout
  }

  /// The file name of a store: the group's, or the process's for a standard store.
  static func name(process: String, group: String?) -> String {
    // No escaped name of a group begins with a bare "%".
    (group.map { FileNames.escaped($0) } ?? "%standard-" + FileNames.escaped(process)) + ".plist"
  }

  /// All entries of a store.
  func entries(in name: String) throws(StoreError) -> [String: StoreEntry] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    return try withStore(name, exclusively: false) { (store) throws(StoreError) in store.entries }
  }

  /// Sets or, with nil, removes keys of a store; returns the values they had.
  func set(
    _ changes: [String: StoreValue?], in name: String, by process: String
  ) throws(StoreError) -> [String: StoreValue] {
    do { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) } catch
    {
      throw StoreError("the folder \(url.path) can't be made")
    }
    return try withStore(name, exclusively: true) { (store) throws(StoreError) in
      var old: [String: StoreValue] = [:]
      var log = StoreLog(path: logPath(name))
      for (key, value) in changes.sorted(by: { $0.key < $1.key }) {
        old[key] = store.entries[key]?.value
        let entry = value.map { StoreEntry(value: $0, process: process, date: Date()) }
        try log.append(key: key, entry: entry)
        store.entries[key] = entry
      }
      store.logLength = try log.write(after: store.logLength)
      if store.logLength > max(Self.largestLog, store.list.size) { try fold(&store, name) }
      return old
    }
  }

  /// Folds the logs of all stores into their lists.
  func flush() throws(StoreError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    for file in names.sorted() where file.hasPrefix(".") && file.hasSuffix(".plist.log") {
      let name = String(file.dropFirst().dropLast(4))
      try withStore(name, exclusively: true) { (store) throws(StoreError) in
        if store.logLength > 0 { try fold(&store, name) }
      }
    }
  }

  /// Does something with a store as list and log have it now, under the lock of all processes.
  private func withStore<Result>(
    _ name: String, exclusively: Bool,
    _ body: (inout Loaded) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try withLock(name, exclusively: exclusively) { () throws(StoreError) in
      // Taken out, so that it is changed in place: a copy would cost as much as the store is large.
      // What a failure leaves half changed is dropped, and read again next time.
      var store = loaded.withLock { $0.removeValue(forKey: name) } ?? Loaded()
      try refresh(&store, name)
      let result = try body(&store)
      let current = store
      loaded.withLock { $0[name] = current }
      return result
    }
  }

  // MARK: Files

  private func path(_ name: String) -> String { url.path + "/" + name }
  private func logPath(_ name: String) -> String { url.path + "/." + name + ".log" }

  /// Takes in what list and log have now.
  private func refresh(_ store: inout Loaded, _ name: String) throws(StoreError) {
    let stamp = FileStamp(path: path(name))
    let log = StoreLog(path: logPath(name))
    if stamp != store.list || log.length < store.logLength {
      store = Loaded(list: stamp, logLength: 0, entries: try readList(name))
    }
    store.logLength = log.replay(from: store.logLength) { store.entries[$0] = $1 }
  }

  private func readList(_ name: String) throws(StoreError) -> [String: StoreEntry] {
    let file = path(name)
    guard let data = FileManager.default.contents(atPath: file) else { return [:] }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      case .dictionary(let values)? = StoreValue(propertyList: list)
    else {
      try setAside(name)
      return [:]
    }
    let authors = readAuthors(name)
    return Dictionary(
      uniqueKeysWithValues: values.map { key, value in
        let author = authors[key]
        return (
          key, StoreEntry(value: value, process: author?.process ?? "", date: author?.date)
        )
      })
  }

  /// Moves a list that can't be read out of the way, keeping it and all that were there before.
  private func setAside(_ name: String) throws(StoreError) {
    let files = FileManager.default
    let number =
      (1...).lazy.first { !files.fileExists(atPath: self.path(name) + ".damaged-\($0)") } ?? 1
    let aside = path(name) + ".damaged-\(number)"
    guard rename(path(name), aside) == 0 else {
      throw StoreError("\(name) is damaged and can't be moved aside")
    }
    RunContext.current.journal.record(
      .damagedStore("\(name) is not a property list; it was set aside as \(name).damaged-\(number)")
    )
  }

  /// Who wrote each key and when, as far as it is known; it stands beside the list, which has no place for it.
  private func readAuthors(_ name: String) -> [String: (process: String, date: Date?)] {
    guard let data = FileManager.default.contents(atPath: url.path + "/." + name + ".who"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      case .dictionary(let authors)? = StoreValue(propertyList: list)
    else { return [:] }
    return authors.compactMapValues { author in
      guard case .array(let parts) = author, parts.count == 2, case .string(let process) = parts[0],
        case .date(let date) = parts[1]
      else { return nil }
      return (process, date)
    }
  }

  private func fold(_ store: inout Loaded, _ name: String) throws(StoreError) {
    let authors = store.entries.compactMapValues { entry in
      entry.date.map { StoreValue.array([.string(entry.process), .date($0)]) }
    }
    try DurableFile.write(
      try encoded(authors), to: url.path + "/." + name + ".who", in: url.path)
    try DurableFile.write(
      try encoded(store.entries.mapValues(\.value)), to: path(name), in: url.path)
    try StoreLog(path: logPath(name)).empty()
    store.list = FileStamp(path: path(name))
    store.logLength = 0
  }

  private func encoded(_ values: [String: StoreValue]) throws(StoreError) -> Data {
    do {
      return try PropertyListSerialization.data(
        fromPropertyList: values.mapValues(\.propertyList), format: .binary, options: 0)
    } catch {
      throw StoreError("a value can't be written to a property list")
    }
  }

  // MARK: Lock

  private func withLock<Result>(
    _ name: String, exclusively: Bool, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let path = url.path + "/." + name + ".lock"
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError("\(path) can't be opened") }
    defer { close(descriptor) }
    let clock = ContinuousClock()
    let deadline = clock.now + lockTimeout
    while flock(descriptor, (exclusively ? LOCK_EX : LOCK_SH) | LOCK_NB) != 0 {
      guard clock.now < deadline else {
        throw StoreError("\(name) is locked by another process for too long")
      }
      usleep(300)
    }
    return try body()
  }
}

/// A value in a store, with who wrote it and when.
package struct StoreEntry: Sendable, Equatable {
  /// The value.
  package var value: StoreValue
  /// The name of the process that wrote it; empty where that is not known.
  package var process: String
  /// When it was written; nil where that is not known.
  package var date: Date?
}

/// Why a store could not be read or written, as one sentence.
package struct StoreError: Error, CustomStringConvertible {
  /// The sentence.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// What tells two states of a file apart.
struct FileStamp: Equatable {
  var inode: UInt64 = 0
  var size = 0
  var seconds = 0
  var nanoseconds = 0

  init() {}

  /// The stamp of a file; that of no file where there is none.
  init(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return }
    inode = UInt64(status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    seconds = time.tv_sec
    nanoseconds = time.tv_nsec
  }
}
