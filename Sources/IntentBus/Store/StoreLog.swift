// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The writes to a store since its list was written, one record after the other.
///
/// A record is its length and a fingerprint, eight bytes each, and a property list of key, value,
/// process and time. A record that was cut off when a disk was full ends the log, and is written over.
struct StoreLog {
  private let path: String
  private var pending = Data()

  init(path: String) { self.path = path }

  /// The bytes of the log; 0 where there is none.
  var length: Int { FileStamp(path: path).size }

  /// Prepares a record; an entry that is nil removes the key.
  mutating func append(key: String, entry: StoreEntry?) throws(StoreError) {
    var record: [String: Any] = ["k": key]
    if let entry {
      record["v"] = entry.value.propertyList
      record["p"] = entry.process
      record["d"] = entry.date
    }
    let payload: Data
    do {
      payload = try PropertyListSerialization.data(
        fromPropertyList: record, format: .binary, options: 0)
    } catch {
      throw StoreError("the value of '\(key)' can't be written to a property list")
    }
    for number in [UInt64(payload.count), FileNames.fingerprint(payload)] {
      withUnsafeBytes(of: number.littleEndian) { pending.append(contentsOf: $0) }
    }
    pending.append(payload)
  }

  /// Writes the prepared records after some bytes, and brings them to the disk; returns the new length.
  mutating func write(after offset: Int) throws(StoreError) -> Int {
    let descriptor = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError("\(path) can't be opened") }
    defer { close(descriptor) }
    do {
      try DurableFile.write(pending, to: descriptor, at: offset)
    } catch {
      // What was written of it must not be taken for a record.
      _ = ftruncate(descriptor, off_t(offset))
      throw error
    }
    return offset + pending.count
  }

  /// Tells each record from an offset on, and returns the offset after the last whole one.
  func replay(from offset: Int, _ take: (String, StoreEntry?) -> Void) -> Int {
    guard length > offset, let file = FileHandle(forReadingAtPath: path) else { return offset }
    defer { try? file.close() }
    guard (try? file.seek(toOffset: UInt64(offset))) != nil, let data = try? file.readToEnd() else {
      return offset
    }
    var position = data.startIndex
    while let record = Self.record(in: data[position...]) {
      take(record.key, record.entry)
      position += record.length
    }
    return offset + (position - data.startIndex)
  }

  private static func record(
    in data: Data
  ) -> (key: String, entry: StoreEntry?, length: Int)? {
    guard data.count > 16 else { return nil }
    let numbers = data.withUnsafeBytes { bytes in
      (0..<2).map {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: $0 * 8, as: UInt64.self))
      }
    }
    guard let count = Int(exactly: numbers[0]), count <= data.count - 16 else { return nil }
    let payload = data.dropFirst(16).prefix(count)
    guard FileNames.fingerprint(payload) == numbers[1],
      let list = try? PropertyListSerialization.propertyList(from: Data(payload), format: nil),
      let record = list as? [String: Any], let key = record["k"] as? String
    else { return nil }
    let entry = record["v"].flatMap { StoreValue(propertyList: $0) }.map {
      StoreEntry(value: $0, process: record["p"] as? String ?? "", date: record["d"] as? Date)
    }
    return (key, entry, 16 + count)
  }

  /// Removes all records.
  func empty() throws(StoreError) {
    guard truncate(path, 0) == 0 || errno == ENOENT else {
      throw StoreError("\(path) can't be emptied")
    }
  }
}

/// Writes files so that they are on the disk when the call returns.
enum DurableFile {
  /// Replaces a file: writes another one beside it, and renames that over it.
  static func write(_ data: Data, to path: String, in folder: String) throws(StoreError) {
    let temporary = path + ".\(getpid()).tmp"
    let descriptor = open(temporary, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError("\(temporary) can't be opened") }
    do {
      defer { close(descriptor) }
      try write(data, to: descriptor, at: 0)
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      unlink(temporary)
      throw StoreError("\(path) can't be replaced")
    }
    // The new name is in the folder, which is a file of its own to bring to the disk.
    let directory = open(folder, O_RDONLY | O_CLOEXEC)
    if directory >= 0 {
      fsync(directory)
      close(directory)
    }
  }

  /// Writes bytes at an offset of an open file, and brings them to the disk.
  static func write(_ data: Data, to descriptor: Int32, at offset: Int) throws(StoreError) {
    var written = 0
    while written < data.count {
      let count = data.withUnsafeBytes { bytes in
        pwrite(
          descriptor, UnsafeRawBufferPointer(rebasing: bytes[written...]).baseAddress,
          bytes.count - written, off_t(offset + written))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw StoreError("the disk is full, or can't be written") }
      written += count
    }
    #if canImport(Darwin)
      let isSafe = fcntl(descriptor, F_FULLFSYNC) == 0 || fsync(descriptor) == 0
    #else
      let isSafe = fdatasync(descriptor) == 0
    #endif
    guard isSafe else { throw StoreError("the disk did not take what was written") }
  }
}
