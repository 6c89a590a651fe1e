// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The processes of the machine.
enum ProcessTable {
  /// The processes, other than this one, that were started with a text in their environment.
  ///
  /// What a program of a sandbox starts inherits the sandbox's path, even where it is forked only.
  static func processes(naming text: String) -> [pid_t] {
    #if os(Linux)
      let needle = Data(text.utf8)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { identifier in
        identifier != getpid()
          && FileManager.default.contents(atPath: "/proc/\(identifier)/environ")?
            .range(of: needle) != nil
      }
    #else
      return []
    #endif
  }
}
