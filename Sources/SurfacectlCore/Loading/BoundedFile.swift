// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Reads files of a project of which nothing is known: no more than asked for, and no pipes or devices.
enum BoundedFile {
  /// The bytes that a regular file begins with, at most so many; nil where there is none to read.
  static func start(of path: String, bytes limit: Int) -> [UInt8]? {
    // Without O_NONBLOCK, opening a pipe that nobody writes to would wait for ever.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let size = min(limit, Int(status.st_size))
    var failed = false
    let content = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = Foundation.read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if got < 0, errno == EINTR { continue }
        failed = got < 0
        if got <= 0 { break }
        count += got
      }
    }
    return failed ? nil : content
  }
}
