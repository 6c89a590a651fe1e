// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What is in a folder: the bytes of each file and the names of folders, by path.
struct FolderContents: Equatable {
  private(set) var entries: [String: Data?] = [:]

  /// Reads a folder, all but the paths that begin with one of some names.
  init(_ folder: String, except ignored: [String] = []) {
    guard let paths = FileManager.default.enumerator(atPath: folder) else { return }
    for case let path as String in paths
    where !ignored.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
      // A pipe would keep whoever reads it waiting.
      var status = stat()
      let full = folder + "/" + path
      let isFile = lstat(full, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      entries[path] = .some(isFile ? FileManager.default.contents(atPath: full) : nil)
    }
  }

  /// The paths, sorted.
  var paths: [String] { entries.keys.sorted() }

  /// The paths at which two folders differ.
  func differences(from other: FolderContents) -> [String] {
    Set(entries.keys).union(other.entries.keys).filter { entries[$0] != other.entries[$0] }
      .sorted()
  }
}
