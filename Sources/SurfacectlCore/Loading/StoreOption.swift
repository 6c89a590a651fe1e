// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentStore

/// Reads where the data of app groups comes from.
enum StoreOption {
  static func read(_ path: String?) throws(LoadingError) -> WorkerJob.Store {
    guard let path else { return .empty }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
    if isFolder.boolValue { return .folder(absolute) }
    guard exists else {
      throw LoadingError("\(SafeName.quoted(path)): there is no such folder or JSON file")
    }
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path)),
      let groups = try? JSONDecoder().decode([String: [String: StoreValue]].self, from: data)
    else {
      throw LoadingError(
        "\(SafeName.quoted(path)): a scenario is JSON of the form {\"group.example\": {\"key\": 5}}"
      )
    }
    return .groups(groups)
  }

  /// The folder in which presses find what `path` says, for as long as a command runs.
  ///
  /// A folder of the user's is used itself, so that a later command goes on where this one ends.
  static func pressStore(
    _ path: String?, _ temporary: TemporaryFolder
  ) throws(LoadingError) -> WorkerJob.Store {
    if let path, !path.hasSuffix(".json"), !FileManager.default.fileExists(atPath: path) {
      return .folder(URL(fileURLWithPath: path).standardizedFileURL.path)
    }
    if case .folder(let folder) = try read(path) { return .folder(folder) }
    return try copy(path, into: temporary.folder("store"))
  }

  /// A folder of its own that starts with what `path` says.
  static func copy(_ path: String?, into folder: String) throws(LoadingError) -> WorkerJob.Store {
    switch try read(path) {
    case .empty: break
    case .folder(let source):
      try? FileManager.default.removeItem(atPath: folder)
      do { try FileManager.default.copyItem(atPath: source, toPath: folder) } catch {
        throw LoadingError("\(SafeName.quoted(source)) can't be copied")
      }
    case .groups(let groups):
      let stores = Stores(folder: URL(fileURLWithPath: folder))
      for (group, values) in groups {
        for (key, value) in values {
          stores.set(
            PropertyListValue(value), forKey: key, process: "scenario", group: group)
        }
      }
    }
    return .folder(folder)
  }
}
