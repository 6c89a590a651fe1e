// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

@testable import SurfacectlCore

/// Who may have put something into a cache.
struct CacheOwnershipTests {
  private let folder: SampleFolder
  private let cache: String

  init() throws {
    folder = try SampleFolder()
    cache = folder("home/cache")
    try FileManager.default.createDirectory(
      atPath: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  /// Makes a folder someone else's, as seen by the user that is returned.
  private func giveAway(_ path: String) -> uid_t {
    // An administrator can give it away; for anyone else another user looks at it.
    geteuid() == 0 && chown(path, 54321, 54321) == 0 ? 0 : geteuid() + 1
  }

  @Test func `one's own folder has no fault`() {
    #expect(CacheOwnership.fault(of: cache) == nil)
  }

  @Test(arguments: [0o770, 0o707, 0o777, 0o1777])
  func `a folder that others can write to is not used`(mode: mode_t) {
    chmod(cache, mode)
    #expect(CacheOwnership.fault(of: cache) == .writableByOthers)
  }

  @Test(arguments: [0o755, 0o750, 0o500])
  func `a folder that others can read is used`(mode: mode_t) {
    chmod(cache, mode)
    #expect(CacheOwnership.fault(of: cache) == nil)
  }

  @Test func `someone else's folder is not used`() {
    #expect(CacheOwnership.fault(of: cache, for: giveAway(cache)) == .belongsToOthers)
  }

  @Test func `no folder is made in someone else's home`() {
    let user = giveAway(folder("home"))
    #expect(
      CacheOwnership.fault(of: folder("home/.cache/surfacectl"), for: user) == .belongsToOthers)
  }

  @Test func `a folder that someone could put another in the place of is not used`() {
    chmod(folder("home"), 0o777)
    #expect(CacheOwnership.fault(of: cache) == .writableByOthers)
    chmod(folder("home"), 0o1777)
    #expect(CacheOwnership.fault(of: cache) == nil)
  }

  @Test func `what is no folder is left to those who try to write`() throws {
    let file = try folder.write("file")
    #expect(CacheOwnership.fault(of: file) == nil)
    #expect(CacheOwnership.fault(of: file + "/cache") == nil)
    #expect(CacheOwnership.fault(of: "/dev/null/cache") == nil)
  }
}
