// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation

/// A folder of this run, removed at its end.
final class TemporaryFolder {
  let path: String

  /// Creates a folder in the system's place for temporary files; throws a sentence when it can't.
  init() throws(LoadingError) {
    let folder = (NSTemporaryDirectory() as NSString).appendingPathComponent("surfacectl.XXXXXX")
    var template = Array(folder.utf8CString)
    guard mkdtemp(&template) != nil else {
      throw LoadingError("no temporary folder can be made in \(NSTemporaryDirectory())")
    }
    path = template.withUnsafeBufferPointer { buffer in
      String(decoding: buffer.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }

  /// Creates a folder inside and returns its path.
  func folder(_ name: String) -> String {
    let folder = path + "/" + name
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Removes the folder with all that is in it, which user code may have made hard to remove.
  func remove() { _ = chost_remove_folder(path) }
}
