// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A folder of this run, removed at its end.
final class TemporaryFolder {
  let path: String

  /// Creates a folder in the system's place for temporary files; throws a sentence when it can't.
  init() throws(LoadingError) {
    #if os(Linux)
      let variable = PlainFile.variable("TMPDIR") ?? ""
      let place = variable.isEmpty ? "/tmp" : variable
    #else
      let place = NSTemporaryDirectory()
    #endif
    guard let template = strdup(place + (place.hasSuffix("/") ? "" : "/") + "surfacectl.XXXXXX")
    else { throw LoadingError("no temporary folder can be made in \(place)") }
    defer { free(template) }
    guard mkdtemp(template) != nil else {
      throw LoadingError("no temporary folder can be made in \(place)")
    }
    path = String(cString: template)
  }

  /// Creates a folder inside and returns its path.
  func folder(_ name: String) -> String {
    let folder = path + "/" + name
    // Most are made in one go, and those that are there already cost no more.
    if mkdir(folder, 0o777) != 0, errno != EEXIST {
      try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }
    return folder
  }

  /// Removes the folder with all that is in it.
  func remove() {
    // Most often nothing but an empty home is in it.
    rmdir(path + "/home")
    if rmdir(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
  }
}
