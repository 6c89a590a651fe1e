// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// The processes that descend from this one, as the system knows them.
enum ProcessFamily {
  private static let kept = Mutex<Set<pid_t>>([])

  /// Notes a child that is no orphan.
  static func keep(_ identifier: pid_t) { kept.withLock { _ = $0.insert(identifier) } }

  /// Notes that a child has been waited for.
  static func release(_ identifier: pid_t) { kept.withLock { _ = $0.remove(identifier) } }

  /// The children of a process, as far as the system tells them.
  static func children(of identifier: pid_t) -> [pid_t] {
    #if os(Linux)
      let path = "/proc/\(identifier)/task/\(identifier)/children"
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
      return text.split(separator: " ").compactMap { pid_t($0) }
    #else
      return []
    #endif
  }

  /// Ends processes that workers have started and left behind; they are children of this process, since
  /// it adopts orphans.
  static func endOrphans() {
    // Each round can bring up the children of those that ended in the last.
    for _ in 0..<100 {
      let kept = kept.withLock { $0 }
      let orphans = children(of: getpid()).filter { !kept.contains($0) }
      if orphans.isEmpty { return }
      for orphan in orphans {
        kill(orphan, SIGKILL)
        _ = ExitStatus.wait(for: orphan)
      }
    }
  }
}
