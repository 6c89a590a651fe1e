// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation

/// Limits what the process of a worker can use and reach.
enum Confinement {
  /// Applies the limits to this process; `home` becomes its home and working folder.
  static func apply(home: String) {
    setpgid(0, 0)
    chost_die_with_parent()
    resetSignals()
    resetEnvironment(home: home)
    chdir(home)
    limitResources()
    chost_refuse_network()
  }

  private static func resetSignals() {
    for number in [
      SIGINT, SIGTERM, SIGPIPE, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGQUIT,
    ] {
      signal(number, SIG_DFL)
    }
  }

  /// The variables that user code may see; everything else could be a secret of the user's.
  private static func resetEnvironment(home: String) {
    let names = ["PATH", "LANG", "TZ"]
    let kept = names.map { name in (name, getenv(name).map { String(cString: $0) }) }
    chost_clear_environment()
    for (name, value) in kept {
      if let value { setenv(name, value, 1) }
    }
    setenv("HOME", home, 1)
    setenv("TMPDIR", home, 1)
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
  }

  private static func limitResources() {
    // The last limit counts all processes of the user, so it leaves room for those that are there.
    chost_limit_resources(4 << 30, 600, 256 << 20, runningTasks() + 256)
  }

  /// The number of processes and threads on the machine.
  private static func runningTasks() -> UInt {
    let text = PlainFile.systemText(of: "/proc/loadavg") ?? ""
    let fields = text.split(separator: " ")
    guard fields.count > 3, let total = fields[3].split(separator: "/").last else { return 4096 }
    return UInt(total) ?? 4096
  }
}
