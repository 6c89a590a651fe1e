// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// A folder with a program in it, written for one test.
final class Script {
  /// The folder, which goes when this does.
  let folder: String
  /// The path of the program.
  let path: String

  /// Has a shell write the program: while this process had it open for writing, a child that another
  /// thread forks would hold it open too, and nothing that is open for writing can be started.
  init(_ text: String) throws {
    folder =
      FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
      + "/surfacectl-script.\(UUID().uuidString)"
    path = folder + "/program"
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c", #"mkdir "$1" && printf '%s' "$3" > "$2" && chmod 755 "$2""#, "sh", folder, path, text,
    ]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }
}
