// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Ways to run the program as someone who may do less, or where less room is.
enum Privileges {
  /// The words that make a program run as nobody; none when the tests are not run by an administrator.
  private static let dropping: [String] =
    geteuid() == 0
    ? ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"].map(located) : []

  /// Whether the program can be run by someone who is no administrator.
  static let canDrop = succeeds(dropping + [ProgramFinder.program, "--version"])

  /// Whether a file system can be mounted for one program.
  static let canMount = succeeds(mounting("/mnt", kilobytes: 64) + [located("true")])

  /// A run by someone who is no administrator, and who may write to the sandbox's temporary folder only.
  static func dropped(in sandbox: Sandbox) -> Sandbox.Setting {
    _ = chmod(sandbox.root, 0o755)
    _ = chmod(sandbox.temporary, 0o777)
    return Sandbox.Setting(
      variables: ["XDG_CACHE_HOME": compilerCache(of: sandbox)], launcher: dropping)
  }

  private static func compilerCache(of sandbox: Sandbox) -> String {
    let folder = sandbox.root + "/compiler"
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    _ = chmod(folder, 0o777)
    return folder
  }

  /// The words that make a program run with a small file system in a folder, which ends with it.
  static func mounting(_ folder: String, kilobytes: Int) -> [String] {
    [
      located("unshare"), "--map-root-user", "--mount", "--", "/bin/sh", "-c",
      "mount -t tmpfs -o size=\(kilobytes)k none \"$1\" && shift && exec \"$@\"", "sh", folder,
    ]
  }

  private static func located(_ word: String) -> String {
    ["/usr/bin/", "/bin/"].map { $0 + word }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    } ?? word
  }

  private static func succeeds(_ words: [String]) -> Bool {
    let program = try? RunningProgram(
      words, in: "/", environment: ProcessInfo.processInfo.environment, terminal: false)
    return program?.finish(within: .seconds(20)).ending == .exited(0)
  }
}
