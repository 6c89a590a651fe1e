// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The writes to a store since its list was written, one record after the other.
///
/// A record is the length of its payload and a check of that length, four bytes each, a fingerprint of
/// the payload in eight, and the payload. One that ends with the file before it is whole was cut off
/// when its writer was killed or the disk was full: nobody was told that it is there, and it is
/// written over. One that is there in full and wrong is damage.
struct StoreLog {
  private static let headerLength = 16

  let path: String

  /// The bytes of the log; 0 where there is none.
  var length: Int { FileStamp(path: path).size }

  /// How far a log could be read.
  struct Reach {
    /// The offset after the last whole record.
    var end: Int
    /// Whether something stands there that is no record.
    var isDamaged: Bool
  }

  /// The bytes of a record; an entry that is nil removes the key.
  static func record(_ key: String, _ entry: StoreEntry?) -> [UInt8] {
    var payload = ByteWriter()
    payload.append(key)
    if let entry {
      payload.append(entry.process)
      // A time that is not known is one that is no number.
      payload.append((entry.date?.timeIntervalSinceReferenceDate ?? .nan).bitPattern)
      payload.append(entry.value)
    }
    var record = ByteWriter()
    let length = UInt32(payload.bytes.count)
    record.append(length)
    record.append(check(length))
    record.append(FileNames.fingerprint(payload.bytes))
    return record.bytes + payload.bytes
  }

  private static func check(_ length: UInt32) -> UInt32 {
    withUnsafeBytes(of: length.littleEndian) {
      UInt32(truncatingIfNeeded: FileNames.fingerprint($0))
    }
  }

  /// Tells each record from an offset on.
  func replay(
    from offset: Int, _ take: (String, StoreEntry?) -> Void
  ) throws(StoreError) -> Reach {
    let bytes = try bytes(from: offset)
    var position = 0
    while bytes.count - position >= Self.headerLength {
      var header = ByteReader(bytes[position...])
      guard let length = header.next(UInt32.self), header.next() == Self.check(length),
        let fingerprint = header.next(UInt64.self)
      else { return Reach(end: offset + position, isDamaged: true) }
      let start = position + Self.headerLength
      guard bytes.count - start >= Int(length) else { break }
      let payload = bytes[start..<start + Int(length)]
      guard FileNames.fingerprint(payload) == fingerprint,
        let (key, entry) = Self.entry(in: payload)
      else { return Reach(end: offset + position, isDamaged: true) }
      take(key, entry)
      position = start + Int(length)
    }
    return Reach(end: offset + position, isDamaged: false)
  }

  private static func entry(in payload: ArraySlice<UInt8>) -> (key: String, entry: StoreEntry?)? {
    var reader = ByteReader(payload)
    guard let key = reader.nextText() else { return nil }
    if reader.isAtEnd { return (key, nil) }
    guard let process = reader.nextText(), let time = reader.next(UInt64.self),
      let value = reader.nextValue(), reader.isAtEnd
    else { return nil }
    let seconds = Double(bitPattern: time)
    let date = seconds.isNaN ? nil : Date(timeIntervalSinceReferenceDate: seconds)
    return (key, StoreEntry(value: value, process: process, date: date))
  }

  private func bytes(from offset: Int) throws(StoreError) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StoreError("\(path) can't be opened") }
    defer { close(descriptor) }
    let wanted = max(0, FileStamp(descriptor: descriptor).size - offset)
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
      while count < wanted {
        let read = pread(
          descriptor, buffer.baseAddress.map { $0 + count }, wanted - count, off_t(offset + count))
        if read < 0, errno == EINTR { continue }
        failed = read < 0
        guard read > 0 else { return }
        count += read
      }
    }
    guard !failed else { throw StoreError("\(path) can't be read") }
    return bytes
  }

  /// Removes all records.
  func empty() throws(StoreError) {
    guard truncate(path, 0) == 0 || errno == ENOENT else {
      throw StoreError("\(path) can't be emptied")
    }
  }
}

/// A log that a process writes to; as long as it is held, others see that the log has a writer.
final class StoreLogWriter: Sendable {
  private let path: String
  private let descriptor: Int32
  private let inode: UInt64

  /// Opens a log, or makes it.
  ///
  /// Must be called under the lock of the store.
  init(_ log: StoreLog) throws(StoreError) {
    path = log.path
    descriptor = open(path, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError("\(path) can't be opened") }
    inode = FileStamp(descriptor: descriptor).inode
    // The system ends it with the process, however that ends.
    flock(descriptor, LOCK_SH | LOCK_NB)
  }

  deinit { close(descriptor) }

  /// Whether this is still the log of that name, which somebody may have removed.
  var isCurrent: Bool { FileStamp(path: path).inode == inode }

  /// Stops being seen as a writer; returns whether there is no other one.
  ///
  /// Must be called under the lock of the store.
  func leave() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Writes records after an offset, in place of what is there; returns the offset after them.
  func write(_ records: [UInt8], at offset: Int) throws(StoreError) -> Int {
    // The rest of a record that was cut off must not be taken for one.
    if FileStamp(descriptor: descriptor).size > offset { ftruncate(descriptor, off_t(offset)) }
    do {
      try DurableFile.write(records, to: descriptor, at: offset)
    } catch {
      ftruncate(descriptor, off_t(offset))
      throw error
    }
    return offset + records.count
  }

  /// Brings all records to the disk.
  func synchronize() throws(StoreError) { try DurableFile.synchronize(descriptor) }
}

/// Writes files so that they are on the disk when the call returns.
enum DurableFile {
  /// Replaces a file: writes another one beside it, and renames that over it.
  ///
  /// Must be called under the lock of the store: the other one has the same name for all processes, so
  /// that what a killed one leaves does not stay.
  static func write(_ data: Data, to path: String, in folder: String) throws(StoreError) {
    let temporary = path + ".tmp"
    let descriptor = open(temporary, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw StoreError("\(temporary) can't be opened") }
    do {
      defer { close(descriptor) }
      try write(data, to: descriptor, at: 0)
      try synchronize(descriptor)
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

  /// Writes bytes at an offset of an open file.
  static func write(
    _ data: some ContiguousBytes & Collection<UInt8>, to descriptor: Int32, at offset: Int
  ) throws(StoreError) {
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
  }

  /// Brings what was written to an open file to the disk.
  static func synchronize(_ descriptor: Int32) throws(StoreError) {
    #if canImport(Darwin)
      let isSafe = fcntl(descriptor, F_FULLFSYNC) == 0 || fsync(descriptor) == 0
    #else
      let isSafe = fdatasync(descriptor) == 0
    #endif
    guard isSafe else { throw StoreError("the disk did not take what was written") }
  }
}
