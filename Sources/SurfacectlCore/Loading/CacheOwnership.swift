// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Why a cache must not be used: what lies in it is loaded and run, so nobody else may put it there.
enum CacheOwnership {
  /// What is wrong with a folder.
  enum Fault {
    case belongsToOthers, writableByOthers

    /// The fault in words, with what can be done.
    var note: String {
      let fault =
        switch self {
        case .belongsToOthers: "belongs to someone else"
        case .writableByOthers: "can be written by others"
        }
      return
        "note: the cache folder \(fault), so it isn't used and nothing is kept; SURFACECTL_CACHE names another"
    }
  }

  /// The fault of a folder that is or will be the cache, seen by a user; nil where it has none.
  ///
  /// The folder around it is looked at too, since who owns that one could put another in its place.
  static func fault(of folder: String, for user: uid_t = geteuid()) -> Fault? {
    var status = stat()
    var path = folder
    if stat(path, &status) == 0 {
      // Whoever made it private had reasons; in a group of others it is not.
      if let fault = fault(status, forbidden: S_IWGRP | S_IWOTH, for: user) { return fault }
    }
    repeat {
      let parent = PlainFile.folder(of: path)
      guard parent != path else { return nil }
      path = parent
    } while stat(path, &status) != 0
    // In a folder such as /tmp everyone may write, but move no more than is their own.
    let isSticky = status.st_mode & S_ISVTX != 0
    return fault(status, forbidden: isSticky ? 0 : S_IWOTH, for: user)
  }

  private static func fault(_ status: stat, forbidden: mode_t, for user: uid_t) -> Fault? {
    guard status.st_mode & S_IFMT == S_IFDIR else { return nil }
    // An administrator could do all that the user can.
    guard status.st_uid == user || status.st_uid == 0 else { return .belongsToOthers }
    return status.st_mode & forbidden != 0 ? .writableByOthers : nil
  }
}
