// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A `swiftc` that writes down each call and then does what the real one does.
struct CompilerCounter {
  private let log: String
  private let folder: String

  /// Puts the compiler beside the sandbox's folders.
  init(in sandbox: Sandbox) throws {
    log = sandbox.root + "/calls"
    folder = sandbox.root + "/bin"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    let script = """
      #!/bin/sh
      echo call >> '\(log)'
      PATH="${PATH#*:}"
      exec swiftc "$@"

      """
    try Data(script.utf8).write(to: URL(fileURLWithPath: folder + "/swiftc"))
    _ = chmod(folder + "/swiftc", 0o755)
  }

  /// The variables that make a run use it.
  var variables: [String: String] {
    ["PATH": "\(folder):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"]
  }

  /// How often it was called.
  var count: Int {
    (FileManager.default.contents(atPath: log) ?? Data()).count { $0 == UInt8(ascii: "\n") }
  }
}
