// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What one press has for itself: a home, and the stores that it and whoever is asked afterwards share.
final class PressRoom {
  /// The home and working folder.
  let home: String
  let store: WorkerJob.Store
  private let owned: [String]
  private let homeBefore: FolderState
  private let storesBefore: Set<String>

  /// Makes the home.
  ///
  /// - Parameters:
  ///   - home: A folder that does not exist yet.
  ///   - other: A home whose files it begins with; nil for none.
  ///   - store: The stores.
  ///   - owned: Folders that nobody needs when the press is over.
  init(
    home: String, like other: String?, store: WorkerJob.Store, owned: [String] = []
  ) throws(LoadingError) {
    self.home = home
    self.store = store
    self.owned = owned + [home]
    let files = FileManager.default
    do {
      if let other, try !files.contentsOfDirectory(atPath: other).isEmpty {
        try files.copyItem(atPath: other, toPath: home)
      } else {
        try files.createDirectory(atPath: home, withIntermediateDirectories: true)
      }
    } catch { throw LoadingError("no home for a press can be made: \(error.localizedDescription)") }
    homeBefore = FolderState(home)
    storesBefore = Self.names(of: store)
  }

  /// Whether something has changed that no store has told: a file in the home, or a store that is gone.
  var hasOtherChanges: Bool {
    !storesBefore.isSubset(of: Self.names(of: store)) || FolderState(home) != homeBefore
  }

  /// Removes what nobody needs any more.
  func remove() {
    for folder in owned { try? FileManager.default.removeItem(atPath: folder) }
  }

  private static func names(of store: WorkerJob.Store) -> Set<String> {
    guard case .folder(let path) = store else { return [] }
    return Set((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
  }
}

/// The files in a folder, as far as a change of one can be seen from outside.
private struct FolderState: Equatable {
  private struct Entry: Equatable {
    var path: String
    var mode: mode_t
    var size: off_t
    var seconds: Int
    var nanoseconds: Int
    var number: ino_t
  }

  private var entries: [Entry] = []

  init(_ folder: String) {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for path in paths.sorted() {
      var status = stat()
      guard lstat(folder + "/" + path, &status) == 0 else { continue }
      // The folder of a group comes into being when code asks where it is.
      let isFolder = status.st_mode & S_IFMT == S_IFDIR
      if isFolder, path == "Groups" || path.hasPrefix("Groups/") { continue }
      entries.append(
        Entry(
          path: path, mode: status.st_mode, size: isFolder ? 0 : status.st_size,
          seconds: isFolder ? 0 : status.modified.tv_sec,
          nanoseconds: isFolder ? 0 : status.modified.tv_nsec, number: status.st_ino))
    }
  }
}

extension stat {
  fileprivate var modified: timespec {
    #if os(Linux)
      st_mtim
    #else
      st_mtimespec
    #endif
  }
}
