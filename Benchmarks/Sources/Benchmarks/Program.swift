// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A program to run, silently.
///
/// Started and waited for by the system's own calls: Foundation's `Process` looks for the end of a
/// program every few hundredths of a second only.
struct Program {
  let path: String
  let arguments: [String]
  var folder = FileManager.default.currentDirectoryPath

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  func run() throws {
    guard FileManager.default.changeCurrentDirectoryPath(folder) else {
      throw Failed(description: "\(folder) can't be entered")
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [Int32(1), 2] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var identifier = pid_t()
    guard posix_spawn(&identifier, path, &actions, nil, &words, environ) == 0 else {
      throw Failed(description: "\(path) can't be started")
    }
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
    guard status == 0 else {
      throw Failed(description: "\(path) \(arguments) ended with status \(status)")
    }
  }
}
