// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What runs of the program share, made once and removed at the end of the tests.
enum SharedCache {
  /// The folder that holds all of it.
  private static let root: String = {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    let path = "\(folder)/surfacectl-tests.\(getpid())"
    try? FileManager.default.createDirectory(
      atPath: path + "/compiler", withIntermediateDirectories: true)
    atexit { SharedCache.remove() }
    return path
  }()

  /// Where the compiler keeps modules of the system, which takes it a second to build.
  static let compilerCache = root + "/compiler"

  /// A cache that takes what tests compile.
  static let common = root + "/common"

  /// A cache with the sample plugins and the fixtures, which no test writes to.
  static let prebuilt: String = {
    let cache = root + "/prebuilt"
    let folder = root + "/fixtures"
    do {
      for fixture in Fixture.all { try fixture.write(into: folder) }
      for (directory, paths) in [
        (folder, Fixture.all.map(\.folder)),
        (ProgramFinder.package, ["Plugins", "Examples/Flawed"]),
      ] {
        let program = try RunningProgram(
          [ProgramFinder.program, "list"] + paths, in: directory,
          environment: environment(home: root + "/home", temporary: root, cache: cache),
          terminal: false)
        _ = program.finish(within: .seconds(120))
      }
      // Hits need no more than to read.
      for path in [""] + FolderContents(cache).paths { _ = chmod(cache + "/" + path, 0o555) }
    } catch {
      // Without it every test compiles what it needs.
    }
    return cache
  }()

  /// The environment of a run.
  static func environment(home: String, temporary: String, cache: String) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.filter {
      ["PATH", "LD_LIBRARY_PATH", "DEVELOPER_DIR", "SDKROOT"].contains($0.key)
    }
    environment["HOME"] = home
    environment["TMPDIR"] = temporary
    environment["SURFACECTL_CACHE"] = cache
    environment["XDG_CACHE_HOME"] = compilerCache
    environment["LANG"] = "C.UTF-8"
    return environment
  }

  private static func remove() {
    _ = chmod(root + "/prebuilt", 0o755)
    for path in FolderContents(root + "/prebuilt").paths {
      _ = chmod(root + "/prebuilt/" + path, 0o755)
    }
    try? FileManager.default.removeItem(atPath: root)
  }
}
