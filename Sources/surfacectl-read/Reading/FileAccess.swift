// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SourceModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Whole files, read and written with the system's own calls.
///
/// Foundation would do, and would take longer to load than most files take to read.
enum FileAccess {
  /// More than any source file has, in bytes; it keeps a wrong path from filling the memory.
  static let largestFile = 32 << 20

  /// Makes the folder and those above it.
  ///
  /// - Returns: Why that could not be done, or nil.
  static func createFolder(_ path: String) -> String? {
    var prefix = path.hasPrefix("/") ? "/" : ""
    for part in path.split(separator: "/") {
      prefix += part + "/"
      if mkdir(prefix, 0o777) != 0, errno != EEXIST, errno != EISDIR { return lastError() }
    }
    var status = stat()
    guard stat(path, &status) == 0 else { return lastError() }
    return status.st_mode & S_IFMT == S_IFDIR ? nil : String(cString: strerror(ENOTDIR))
  }

  static func read(_ path: String) throws(SourceProblem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(path, lastError()) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(path, lastError()) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw unreadable(path, "Not a regular file") }
    let size = Int(status.st_size)
    guard size <= largestFile else {
      throw unreadable(path, "Larger than \(largestFile >> 20) MB")
    }
    var failure: String?
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = readSome(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        if got < 0 { failure = lastError() }
        if got <= 0 { break }
        count += got
      }
    }
    if let failure { throw unreadable(path, failure) }
    return bytes
  }

  /// Writes a file anew.
  ///
  /// - Parameter source: The user's file that a failure is told about.
  static func write(
    _ bytes: [UInt8], to path: String, named source: String
  ) throws(SourceProblem) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    var isComplete = descriptor >= 0
    if isComplete {
      isComplete = writeAll(bytes, to: descriptor)
      isComplete = close(descriptor) == 0 && isComplete
    }
    guard isComplete else {
      throw SourceProblem(
        file: source, message: "The prepared copy cannot be written: \(lastError()).")
    }
  }

  @discardableResult
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let slice = UnsafeRawBufferPointer(rebasing: rest)
        let written = writeSome(descriptor, slice.baseAddress, slice.count)
        if written < 0, errno == EINTR { continue }
        if written <= 0 { return false }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }

  private static func unreadable(_ path: String, _ reason: String) -> SourceProblem {
    SourceProblem(file: path, message: "The file cannot be read: \(reason).")
  }

  private static func lastError() -> String { String(cString: strerror(errno)) }
}

// Out here, the names of the system's calls are not hidden by the methods above.

private func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int
{
  read(descriptor, buffer, count)
}

private func writeSome(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, buffer, count)
}
