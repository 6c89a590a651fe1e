// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Asks the system itself for files and folders.
///
/// A run whose plugins are all in the cache does little else; the first use of each of Foundation's
/// own ways makes the runtime search all libraries for conformances, which takes longer than the file.
enum PlainFile {
  /// The whole of a regular file; nil where there is none that can be read.
  static func contents(of path: String) -> Data? {
    try? BoundedFile.contents(of: path, limit: .max)
  }

  /// The whole of a file of the system's own, such as those in /proc, whose size nobody knows before.
  static func systemText(of path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// The names of what is in a folder, in no order; nil where it can't be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// Whether something is at a path, links followed.
  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// Whether a folder is at a path, links followed.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether a file is at a path, links followed, that this user may run.
  static func isProgram(_ path: String) -> Bool {
    access(path, X_OK) == 0 && !isFolder(path)
  }

  /// Whether a link is at a path.
  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// The path without links, `.` and `..`; the path itself where nothing is there.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// The folder that a file is in, by its path alone.
  static func folder(of path: String) -> String {
    let name = path.utf8.reversed().drop { $0 == UInt8(ascii: "/") }
    let parent = name.drop { $0 != UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: "/") }
    if parent.isEmpty { return path.hasPrefix("/") ? "/" : "." }
    return String(path.utf8.prefix(parent.count)) ?? path
  }

  /// A variable of the environment; nil where it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
}
