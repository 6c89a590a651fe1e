// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// A folder with one property list a store, safe for several processes at once.
///
/// A write is appended to a log beside the list, which costs the same however large the store is. Each
/// process keeps what it has read of list and log, and takes in what others have appended since. The
/// log is folded into the list when the last process that writes to it ends its run, and when it has
/// grown large: a new list is written beside the old one, brought to the disk and renamed over it.
///
/// What survives what: an acknowledged write is in the hands of the system, which keeps it however the
/// process ends, killed included. That it is on the disk, where a power cut can't take it, holds from
/// the end of the run on: to wait for the disk at each write would cost far more than the write.
/// A process that is killed anywhere leaves a list and a log that together hold every acknowledged
/// write, since taking in a log twice changes nothing.
final class StoreFolder: Sendable {
  private struct Loaded {
    var list = FileStamp()
    var logLength = 0
    var entries: [String: StoreEntry] = [:]
    /// There since this process first wrote to the store, until it is flushed.
    var writer: StoreLogWriter?
  }

  private let folder: String
  private let lockTimeout: Duration
  private let largestLog: Int
  private let troubles: StoreTroubles
  private let loaded = Mutex<[String: Loaded]>([:])

  /// Stores in a folder that need not exist; a log larger than `largestLog` and twice its list is
  /// folded while others write, all of whom have to read the whole list then.
  init(url: URL, lockTimeout: Duration, largestLog: Int, troubles: StoreTroubles) {
    self.troubles = troubles
    folder = url.path
    self.lockTimeout = lockTimeout
    self.largestLog = largestLog
  }

  /// The file name of a store: the group's, or the process's for a standard store.
  static func name(process: String, group: String?) -> String {
    // No escaped name of a group begins with a bare "%".
    (group.map { FileNames.escaped($0) } ?? "%standard-" + FileNames.escaped(process)) + ".plist"
  }

  /// All entries of a store.
  func entries(in name: String) throws(StoreError) -> [String: StoreEntry] {
    guard exists(name) else { return [:] }
    return try withStore(name) { (store) throws(StoreError) in store.entries }
  }

  /// The entry of one key of a store.
  func entry(_ key: String, in name: String) throws(StoreError) -> StoreEntry? {
    guard exists(name) else { return nil }
    return try withStore(name) { (store) throws(StoreError) in store.entries[key] }
  }

  /// Sets or, with nil, removes a key of a store; returns the value it had.
  func set(
    _ value: PropertyListValue?, forKey key: String, in name: String, by process: String
  ) throws(StoreError) -> PropertyListValue? {
    try makeFolder()
    return try withStore(name) { (store) throws(StoreError) in
      let entry = value.map { StoreEntry(value: $0, process: process, date: Date()) }
      let writer = try writer(&store, name)
      store.logLength = try writer.write(StoreLog.record(key, entry), at: store.logLength)
      let old = store.entries[key]?.value
      store.entries[key] = entry
      if store.logLength > max(largestLog, 2 * store.list.size) { try fold(&store, name) }
      return old
    }
  }

  /// Brings all writes to the disk, and each store that nobody else is writing to into its list.
  func flush() throws(StoreError) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in names.sorted() where file.hasPrefix(".") && file.hasSuffix(".plist.log") {
      let name = String(file.dropFirst().dropLast(4))
      guard log(name).length > 0 else { continue }
      try withStore(name) { (store) throws(StoreError) in
        let writer = try writer(&store, name)
        store.writer = nil
        // While others write the list would be old at once, and all of them had to read it.
        if writer.leave() { try fold(&store, name) } else { try writer.synchronize() }
      }
    }
  }

  /// Whether anything was ever written to a store; to read what is not there leaves nothing behind.
  private func exists(_ name: String) -> Bool {
    FileStamp(path: path(name)) != FileStamp() || log(name).length > 0
  }

  private func makeFolder() throws(StoreError) {
    guard FileStamp(path: folder) == FileStamp() else { return }
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw StoreError("the folder \(folder) can't be made")
    }
  }

  /// Does something with a store as list and log have it now, under the lock of all processes.
  private func withStore<Result>(
    _ name: String, _ body: (inout Loaded) throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    try withLock(name) { () throws(StoreError) in
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

  private func writer(_ store: inout Loaded, _ name: String) throws(StoreError) -> StoreLogWriter {
    if let writer = store.writer, writer.isCurrent { return writer }
    let writer = try StoreLogWriter(log(name))
    store.writer = writer
    return writer
  }

  // MARK: Files

  private func path(_ name: String) -> String { folder + "/" + name }
  private func log(_ name: String) -> StoreLog { StoreLog(path: folder + "/." + name + ".log") }

  /// Takes in what list and log have now.
  private func refresh(_ store: inout Loaded, _ name: String) throws(StoreError) {
    let stamp = FileStamp(path: path(name))
    let log = log(name)
    let length = log.length
    if stamp != store.list || length < store.logLength {
      store.list = stamp
      store.logLength = 0
      store.entries = stamp == FileStamp() ? [:] : try readList(name)
    }
    guard length > store.logLength else { return }
    let reach = try log.replay(from: store.logLength) { store.entries[$0] = $1 }
    store.logLength = reach.end
    guard reach.isDamaged else { return }
    // What stands before the damage is kept in the list.
    try writeList(&store, name)
    try setAside(log.path, as: name + ".log", "is damaged from byte \(reach.end) on")
    store.logLength = 0
    store.writer = nil
  }

  private func readList(_ name: String) throws(StoreError) -> [String: StoreEntry] {
    guard let data = FileManager.default.contents(atPath: path(name)) else {
      throw StoreError("\(name) can't be read")
    }
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      case .dictionary(let values)? = PropertyListValue(propertyList: list)
    else {
      try setAside(path(name), as: name, "is not a property list")
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

  /// Moves a file that can't be read out of the way, keeping it and all that were there before.
  private func setAside(
    _ path: String, as name: String, _ reason: String
  ) throws(StoreError) {
    let number =
      (1...).lazy.first { FileStamp(path: self.path(name) + ".damaged-\($0)") == FileStamp() } ?? 1
    guard rename(path, self.path(name) + ".damaged-\(number)") == 0 else {
      throw StoreError("\(name) is damaged and can't be moved aside")
    }
    troubles.tell("\(name) \(reason); it was set aside as \(name).damaged-\(number)")
  }

  /// Who wrote each key and when, as far as it is known; it stands beside the list, which has no place for it.
  private func readAuthors(_ name: String) -> [String: (process: String, date: Date?)] {
    guard let data = FileManager.default.contents(atPath: authorsPath(name)),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      case .dictionary(let authors)? = PropertyListValue(propertyList: list)
    else { return [:] }
    return authors.compactMapValues { author in
      guard case .array(let parts) = author, parts.count == 2, case .string(let process) = parts[0],
        case .date(let date) = parts[1]
      else { return nil }
      return (process, date)
    }
  }

  private func authorsPath(_ name: String) -> String { folder + "/." + name + ".who" }

  /// Writes all that a store holds to its list, and empties the log.
  private func fold(_ store: inout Loaded, _ name: String) throws(StoreError) {
    try writeList(&store, name)
    try log(name).empty()
    store.logLength = 0
  }

  private func writeList(_ store: inout Loaded, _ name: String) throws(StoreError) {
    let authors = store.entries.compactMapValues { entry in
      entry.date.map { PropertyListValue.array([.string(entry.process), .date($0)]) }
    }
    try DurableFile.write(try encoded(authors), to: authorsPath(name), in: folder)
    try DurableFile.write(
      try encoded(store.entries.mapValues(\.value)), to: path(name), in: folder)
    store.list = FileStamp(path: path(name))
  }

  private func encoded(_ values: [String: PropertyListValue]) throws(StoreError) -> Data {
    do {
      return try PropertyListSerialization.data(
        fromPropertyList: values.mapValues(\.propertyList), format: .binary, options: 0)
    } catch {
      throw StoreError("a value can't be written to a property list")
    }
  }

  // MARK: Lock

  private func withLock<Result>(
    _ name: String, _ body: () throws(StoreError) -> Result
  ) throws(StoreError) -> Result {
    let path = folder + "/." + name + ".lock"
    let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError("\(path) can't be opened") }
    defer { close(descriptor) }
    let clock = ContinuousClock()
    let deadline = clock.now + lockTimeout
    // Whoever has waited long asks less often, so that many who wait take no time from the one who
    // works; by chance, so that no two keep meeting.
    var longestPause: UInt32 = 100
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard clock.now < deadline else {
        throw StoreError("\(name) is locked by another process for too long")
      }
      usleep(UInt32.random(in: longestPause / 2...longestPause))
      longestPause = min(2 * longestPause, 4000)
    }
    return try body()
  }
}

/// A value in a store, with who wrote it and when.
package struct StoreEntry: Sendable, Equatable {
  /// The value.
  package var value: PropertyListValue
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
    self = stat(path, &status) == 0 ? FileStamp(status) : FileStamp()
  }

  /// The stamp of an open file.
  init(descriptor: Int32) {
    var status = stat()
    self = fstat(descriptor, &status) == 0 ? FileStamp(status) : FileStamp()
  }

  private init(_ status: stat) {
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
