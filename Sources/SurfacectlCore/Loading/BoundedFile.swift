// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Reads files of a project of which nothing is known: no more than asked for, and no pipes or devices.
enum BoundedFile {
  /// Why a file is not read.
  enum Trouble: Error {
    case unreadable, notRegular
    /// It has more bytes than the limit, which was found out before any was read.
    case tooLarge(limit: Int)

    /// What is wrong, in words.
    var sentence: String {
      switch self {
      case .unreadable: "the file can't be read"
      case .notRegular: "this is a pipe or a device, not a file"
      case .tooLarge(let limit): "the file is larger than \(limit >> 20) MB"
      }
    }
  }

  /// The most bytes of a file that people write; larger ones are no one's handwriting.
  static let handwriting = 16 << 20

  /// The bytes of a regular file, which may be reached by a link, if it has no more than a limit.
  static func contents(of path: String, limit: Int = handwriting) throws(Trouble) -> Data {
    try read(path, flags: 0) { (size) throws(Trouble) in
      guard size <= limit else { throw .tooLarge(limit: limit) }
      return size
    }
  }

  /// The bytes that a regular file begins with, at most so many; nil where there is none to read.
  static func start(of path: String, bytes limit: Int) -> [UInt8]? {
    (try? read(path, flags: O_NOFOLLOW) { (size) throws(Trouble) in min(limit, size) })
      .map { Array($0) }
  }

  /// Reads as many bytes as are wanted of a file that has a certain size.
  private static func read(
    _ path: String, flags: Int32, wanted: (Int) throws(Trouble) -> Int
  ) throws(Trouble) -> Data {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw .unreadable }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw .unreadable }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    let size = try wanted(Int(status.st_size))
    var data = Data(count: size)
    let count = data.withUnsafeMutableBytes { fill($0, from: descriptor) }
    guard let count else { throw .unreadable }
    // Someone may have made it shorter meanwhile.
    return data.prefix(count)
  }

  /// Fills a buffer as far as a file goes, and returns how far; nil when it can't be read.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) -> Int? {
    var count = 0
    while count < buffer.count {
      let got = Foundation.read(
        descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return nil }
      if got == 0 { break }
      count += got
    }
    return count
  }
}
