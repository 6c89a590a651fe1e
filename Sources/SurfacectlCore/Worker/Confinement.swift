// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation

/// Limits what the process of a worker can use and reach; see SECURITY.md.
///
/// It comes in two steps, both before any user code is there and while there is one thread: the first
/// needs to know nothing of what the worker will do, and costs nothing while the worker waits; the
/// second needs to know what it will read and write.
enum Confinement {
  /// Why a worker ended before it ran anything; the value is its exit status.
  enum Refusal: Int32 {
    case threads = 91
    case privileges
    case files
    case calls

    /// The sentence for the user.
    var sentence: String {
      let what =
        switch self {
        case .threads: "another thread was there already"
        case .privileges: "the rights of an administrator can't be given up"
        case .files: "Landlock is there, but does not take its rules"
        case .calls: "the system takes no filter for system calls (seccomp)"
        }
      return "no code was run, since it can't be confined: \(what)"
    }
  }

  /// What this system can't keep user code from; nil where nothing is missing.
  static var shortcoming: String? {
    #if os(Linux)
      chost_landlock_version() > 0
        ? nil
        : "note: this kernel has no Landlock, so code that is run can read the files that you can read; see SECURITY.md"
    #else
      "note: code that is run is not confined on this system, and may do what you may do; see SECURITY.md"
    #endif
  }

  /// Takes from this process what user code never needs; `home` becomes its home and working folder.
  ///
  /// - Parameters:
  ///   - kept: The descriptors that lead to the parent.
  ///   - mayFork: Whether the process goes on making copies of itself.
  static func begin(
    home: String, keeping kept: [Int32], mayFork: Bool = false
  ) throws(Confinement.Refused) {
    // A session of its own has no terminal to write to.
    setsid()
    chost_die_with_parent()
    resetSignals()
    resetEnvironment(home: home)
    chdir(home)
    let null = open("/dev/null", O_RDWR)
    // What the parent's streams lead to is not the plugin's.
    for descriptor in [Int32(0), 1, 2] { dup2(null, descriptor) }
    chost_close_descriptors(kept, Int32(kept.count))
    // The last limit counts all processes of the user, so it leaves room for those that are there.
    chost_limit_resources(4 << 30, 600, 256 << 20, runningTasks() + 256)
    guard chost_has_one_thread() != 0 else { throw Refused(.threads) }
    guard chost_drop_privileges() == 0 else { throw Refused(.privileges) }
    guard chost_filter_system_calls(mayFork ? 1 : 0) == 0 else { throw Refused(.calls) }
  }

  /// Takes from this process all files but those that user code works with.
  ///
  /// - Parameters:
  ///   - home: The folder in which everything may be done.
  ///   - libraries: The files that are opened as libraries.
  ///   - store: The folder with the stores; nil where there is none.
  static func complete(
    home: String, libraries: [String], store: String?
  ) throws(Confinement.Refused) {
    guard chost_has_one_thread() != 0 else { throw Refused(.threads) }
    guard chost_landlock_version() > 0 else { return }
    var rules = systemFiles.map { ($0, chost_access_read) }
    rules += [("/dev/null", chost_access_device), (home, chost_access_all)]
    rules += libraries.map { ($0, chost_access_read) }
    if let store { rules.append((store, chost_access_files)) }
    guard restrict(to: rules) else { throw Refused(.files) }
  }

  /// Keeps a copy of a process that may make copies from making any itself.
  static func endCopying() throws(Confinement.Refused) {
    guard chost_filter_system_calls(0) == 0 else { throw Refused(.calls) }
  }

  /// A refusal that is thrown.
  struct Refused: Error {
    let refusal: Refusal

    init(_ refusal: Refusal) { self.refusal = refusal }
  }

  /// What code of any kind reads of the system.
  private static let systemFiles =
    [
      "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/etc/ld.so.cache",
      "/usr/share/zoneinfo", "/etc/localtime", "/etc/timezone", "/usr/share/locale",
      "/dev/zero", "/dev/random", "/dev/urandom",
    ] + [runtimeLibraries].compactMap { $0 }

  /// The folder with the libraries of Swift, from which a plugin may need one more.
  private static var runtimeLibraries: String? {
    guard let name = chost_library_of("swift_retain") else { return nil }
    let library = String(cString: name) as NSString
    return library.lastPathComponent == "libswiftCore.so" ? library.deletingLastPathComponent : nil
  }

  private static func restrict(to rules: [(path: String, access: chost_access)]) -> Bool {
    let paths = rules.map { strdup($0.path) }
    defer { for path in paths { free(path) } }
    let rules = zip(paths, rules).map { chost_rule(path: $0, access: $1.access) }
    return chost_restrict_files(rules, Int32(rules.count)) == 0
  }

  private static func resetSignals() {
    for number in [
      SIGHUP, SIGINT, SIGTERM, SIGPIPE, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGBUS, SIGSEGV, SIGQUIT,
    ] {
      signal(number, SIG_DFL)
    }
  }

  /// The variables that user code may see; everything else could be a secret of the user's.
  private static func resetEnvironment(home: String) {
    let names = ["PATH", "LANG", "TZ"]
    let kept = names.map { name in (name, getenv(name).map { String(cString: $0) }) }
    chost_wipe_environment()
    for (name, value) in kept {
      if let value { setenv(name, value, 1) }
    }
    setenv("HOME", home, 1)
    // Foundation asks the account for its home unless this says another.
    setenv("CFFIXED_USER_HOME", home, 1)
    setenv("TMPDIR", home, 1)
    setenv("SWIFT_BACKTRACE", "enable=no", 1)
  }

  /// The number of processes and threads on the machine.
  private static func runningTasks() -> UInt {
    let text = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    let fields = text.split(separator: " ")
    guard fields.count > 3, let total = fields[3].split(separator: "/").last else { return 4096 }
    return UInt(total) ?? 4096
  }
}
