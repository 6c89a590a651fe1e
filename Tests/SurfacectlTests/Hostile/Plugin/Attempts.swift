// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Ways out of the process that code runs in.
///
/// Each says what came of it in a word or two. `Places` is written by the test that runs this.
enum Attempts {
  typealias Attempt = (name: String, run: () -> String)

  static func tellAll() {
    for attempt in network + files + secrets + host + kernel + rights + home {
      print("\(attempt.name): \(attempt.run())")
    }
  }

  /// What a system call answered that should have been refused.
  static func call(_ number: Int, _ arguments: Int...) -> String {
    typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
    guard let symbol = dlsym(nil, "syscall") else { return "no syscall" }
    let all = arguments + [0, 0, 0, 0, 0, 0]
    let result = unsafeBitCast(symbol, to: Call.self)(
      number, all[0], all[1], all[2], all[3], all[4], all[5])
    return answer(result >= 0)
  }

  /// Other errors than those of a refusal say that an attempt is wrong.
  static func answer(_ isDone: Bool) -> String {
    if isDone { return "done" }
    let refusals = [EPERM, EACCES, ENOSYS, ENOTTY, EOPNOTSUPP, EXDEV]
    return refusals.contains(errno) ? "refused" : "error \(errno)"
  }

  static func opened(_ path: String, _ flags: Int32 = O_RDONLY) -> String {
    let descriptor = open(path, flags, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return answer(descriptor >= 0)
  }

  static func result(_ status: Int32) -> String { answer(status == 0) }

  private static func function<Function>(_ name: String, _ type: Function.Type) -> Function {
    unsafeBitCast(dlsym(nil, name), to: type)
  }

  // MARK: Network

  static let network: [Attempt] =
    [1, 2, 10, 16, 17, 40].map { family in
      ("socket \(family)", { call(Number.socket, family, 1, 0) })
    } + [
      (
        "pair of datagram sockets",
        {
          var ends: [Int32] = [0, 0]
          return result(socketpair(1, 2, 0, &ends))
        }
      ),
      (
        "pair of stream sockets",
        {
          var ends: [Int32] = [0, 0]
          return result(socketpair(1, 1, 0, &ends))
        }
      ),
      (
        "io_uring",
        { [UInt8](repeating: 0, count: 256).withUnsafeBytes { call(425, 4, address($0)) } }
      ),
    ]

  private static func address(_ buffer: UnsafeRawBufferPointer) -> Int {
    Int(bitPattern: buffer.baseAddress)
  }

  // MARK: Files

  static let files: [Attempt] = [
    ("read the accounts", { opened("/etc/passwd") }),
    ("read a file of the user's", { opened(Places.secret) }),
    ("list the folder of the sources", { opened(Places.work, O_RDONLY | O_DIRECTORY) }),
    ("list the root", { opened("/", O_RDONLY | O_DIRECTORY) }),
    ("list the cache", { opened(Places.cache, O_RDONLY | O_DIRECTORY) }),
    ("read another extension", { opened(Places.otherEntry) }),
    ("write beside the sources", { opened(Places.work + "/new", O_WRONLY | O_CREAT) }),
    ("write in /tmp", { opened("/tmp/surfacectl-hostile", O_WRONLY | O_CREAT) }),
    ("write in /var/tmp", { opened("/var/tmp/surfacectl-hostile", O_WRONLY | O_CREAT) }),
    ("write in /dev/shm", { opened("/dev/shm/surfacectl-hostile", O_WRONLY | O_CREAT) }),
    ("write a file of the user's", { opened(Places.open, O_WRONLY | O_TRUNC) }),
    ("cut a file of the user's", { result(truncate(Places.open, 0)) }),
    ("remove a file of the user's", { result(unlink(Places.open)) }),
    ("rename a file of the user's", { result(rename(Places.open, Places.open + "2")) }),
    ("link a file of the user's", { result(link(Places.open, "linked")) }),
    ("make a folder beside the sources", { result(mkdir(Places.work + "/made", 0o700)) }),
    ("open a terminal", { opened("/dev/tty", O_RDWR) }),
    ("open the log of the kernel", { opened("/dev/kmsg") }),
    (
      "mark a file of the user's",
      {
        Places.open.withCString { path in
          "user.x".withCString { name in
            call(
              Number.setxattr, Int(bitPattern: path), Int(bitPattern: name),
              Int(bitPattern: name), 1, 0)
          }
        }
      }
    ),
    // These are not refused in words; the test looks at the file.
    (
      "change mode and times",
      {
        _ = chmod(Places.open, 0o777)
        var times = [timeval(tv_sec: 1, tv_usec: 0), timeval(tv_sec: 1, tv_usec: 0)]
        _ = utimes(Places.open, &times)
        return "tried"
      }
    ),
    ("read the time zones", { opened("/usr/share/zoneinfo/UTC") }),
    ("read /dev/urandom", { opened("/dev/urandom") }),
    ("write /dev/null", { opened("/dev/null", O_RDWR) }),
  ]

  // MARK: Secrets

  static let secrets: [Attempt] = [
    ("the environment", { holds(environment) }),
    ("the environment of this process", { holdsFile("/proc/self/environ") }),
    ("the environment of the host", { holdsFile("/proc/\(getppid())/environ") }),
    ("the memory of the host", { opened("/proc/\(getppid())/mem") }),
    ("the files of the host", { opened("/proc/\(getppid())/fd", O_RDONLY | O_DIRECTORY) }),
    ("the root of the host", { opened("/proc/\(getppid())/root/etc/passwd") }),
    ("the first process", { opened("/proc/1/environ") }),
    ("the beginning of the stack", { holds(startOfStack) }),
    ("the heap", { holds(heap) }),
    ("inherited descriptors", { holds(descriptors) }),
  ]

  /// Whether a secret is in some bytes.
  ///
  /// It is compared from its end: it must not be put together in the memory that is searched.
  private static func holds(_ bytes: Data) -> String {
    let turned = Array(Places.secretWord.utf8)
    let isThere = bytes.withUnsafeBytes { bytes in
      bytes.count >= turned.count
        && (0...bytes.count - turned.count).contains { start in
          bytes[start] == turned[turned.count - 1]
            && turned.indices.allSatisfy { bytes[start + turned.count - 1 - $0] == turned[$0] }
        }
    }
    return isThere ? "found" : "nothing"
  }

  private static func holdsFile(_ path: String) -> String {
    holds(FileManager.default.contents(atPath: path) ?? Data())
  }

  private static var environment: Data {
    Data(ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }.joined().utf8)
  }

  /// Where the kernel put arguments and environment.
  private static var startOfStack: Data {
    let value = function("getauxval", (@convention(c) (UInt) -> UInt).self)
    let end = Int(value(31))
    guard let start = CommandLine.unsafeArgv[0] else { return Data() }
    let count = end - Int(bitPattern: start)
    return count > 0 && count < 8 << 20 ? Data(bytes: start, count: count) : Data()
  }

  /// All that lies below the end of the heap, as far as it is there.
  private static var heap: Data {
    let move = function("sbrk", (@convention(c) (Int) -> Int).self)
    let isThere = function(
      "mincore", (@convention(c) (Int, Int, UnsafeMutablePointer<UInt8>) -> Int32).self)
    var page = move(0) & ~4095
    var found = Data()
    var state: UInt8 = 0
    while found.count < 64 << 20, isThere(page - 4096, 4096, &state) == 0 {
      page -= 4096
      guard let start = UnsafeRawPointer(bitPattern: page) else { break }
      found.insert(contentsOf: Data(bytes: start, count: 4096), at: 0)
    }
    return found
  }

  private static var descriptors: Data {
    var found = Data()
    for descriptor in Int32(3)..<1024 {
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = pread(descriptor, &bytes, bytes.count, 0)
      if count > 0 { found += bytes[..<count] }
    }
    return found
  }

  // MARK: Host

  static let host: [Attempt] = [
    ("signal to the host", { result(kill(getppid(), 0)) }),
    ("stop the host", { result(kill(getppid(), SIGSTOP)) }),
    ("signal to everybody", { result(kill(-1, 0)) }),
    ("signal to a thread of the host", { call(Number.tgkill, Int(getppid()), Int(getppid()), 0) }),
    ("queue a signal for the host", { queueSignal() }),
    ("handle of the host", { call(434, Int(getppid()), 0) }),
    ("signal to this process", { result(kill(getpid(), 0)) }),
    (
      "make a descriptor signal the host",
      {
        var ends: [Int32] = [0, 0]
        _ = pipe(&ends)
        let control = function(
          "fcntl", (@convention(c) (Int32, Int32, Int) -> Int32).self)
        return result(control(ends[0], 8, Int(getppid())))
      }
    ),
    ("follow the host", { call(Number.ptrace, 16, Int(getppid()), 0, 0) }),
    ("read the host's memory", { readMemory() }),
    (
      "limit the host",
      {
        [UInt64](repeating: 1, count: 2).withUnsafeBytes {
          call(Number.prlimit, Int(getppid()), 0, address($0))
        }
      }
    ),
    (
      "move the host to a processor",
      {
        [UInt64](repeating: ~0, count: 16).withUnsafeBytes {
          call(Number.setaffinity, Int(getppid()), 128, address($0))
        }
      }
    ),
    ("slow down the host", { result(setpriority(.init(0), id_t(getppid()), 10)) }),
    ("leave the group", { answer(setsid() >= 0 || setpgid(0, 0) == 0) }),
    ("outlive the host", { call(Number.prctl, 1, 0) }),
    ("be looked into", { call(Number.prctl, 4, 1) }),
    ("fork", { fork() }),
    ("start a program", { start("/bin/sh") }),
    ("start a program of its own", { startFromMemory() }),
  ]

  private static func queueSignal() -> String {
    var info = [UInt8](repeating: 0, count: 128)
    info[8] = 0xFF
    return info.withUnsafeBytes { call(Number.sigqueueinfo, Int(getppid()), 0, address($0)) }
  }

  private static func readMemory() -> String {
    var byte: UInt8 = 0
    return withUnsafeMutablePointer(to: &byte) { pointer in
      let own = [Int(bitPattern: pointer), 1]
      return own.withUnsafeBytes {
        call(Number.readv, Int(getppid()), address($0), 1, address($0), 1, 0)
      }
    }
  }

  private static func fork() -> String {
    let fork = function("fork", (@convention(c) () -> Int32).self)
    let identifier = fork()
    if identifier == 0 { _exit(0) }
    return answer(identifier >= 0)
  }

  private static func start(_ path: String) -> String {
    var identifier = pid_t()
    var words = [strdup(path), strdup("-c"), strdup("true"), nil]
    errno = posix_spawn(&identifier, path, nil, nil, &words, environ)
    return answer(errno == 0)
  }

  private static func startFromMemory() -> String {
    let name = strdup("x")
    let make = function(
      "memfd_create", (@convention(c) (UnsafeMutablePointer<CChar>?, UInt32) -> Int32).self)
    let descriptor = make(name, 0)
    guard descriptor >= 0 else { return "refused" }
    let script = "#!/bin/sh\n"
    _ = write(descriptor, script, script.utf8.count)
    let run = function(
      "fexecve",
      (@convention(c) (
        Int32, UnsafePointer<UnsafeMutablePointer<CChar>?>,
        UnsafePointer<UnsafeMutablePointer<CChar>?>
      ) -> Int32).self)
    let nothing: [UnsafeMutablePointer<CChar>?] = [name, nil]
    _ = run(descriptor, nothing, nothing)
    return answer(false)
  }

  // MARK: Kernel

  static let kernel: [Attempt] = [
    ("mount", { call(Number.mount, 0, 0, 0, 0, 0) }),
    ("spaces of its own", { call(Number.unshare, 0x1000_0000) }),
    ("spaces of another process", { call(Number.setns, 0, 0) }),
    ("another root", { "/".withCString { call(Number.chroot, Int(bitPattern: $0)) } }),
    (
      "programs in the kernel",
      {
        [UInt64](repeating: 0, count: 16).withUnsafeBytes { call(Number.bpf, 0, address($0), 128) }
      }
    ),
    ("keys", { call(Number.keyctl, 0, -4, 1) }),
    (
      "counters",
      {
        [UInt64](repeating: 0, count: 16).withUnsafeBytes {
          call(Number.perf, address($0), 0, -1, -1, 0)
        }
      }
    ),
    ("faults of memory", { call(Number.userfaultfd, 1) }),
    ("shared memory", { call(Number.shmget, 0x5AFE, 4096, 0o1600) }),
    ("queues", { call(Number.msgget, 0x5AFE, 0o1600) }),
    ("watching files", { call(Number.inotify, 0) }),
    ("clone in spaces of its own", { call(Number.clone, 0x1000_0000 | 17, 0, 0, 0, 0) }),
    ("calls that nobody knows", { call(999) }),
    ("new mounts", { call(428, -100, 0, 0) }),
  ]

  // MARK: Rights

  static let rights: [Attempt] = [
    (
      "rights of an administrator",
      {
        var header: [UInt32] = [0x2008_0522, 0]
        var data = [UInt32](repeating: 0, count: 6)
        let answer = header.withUnsafeMutableBytes { header in
          data.withUnsafeMutableBytes { data in
            call(
              Number.capget, Int(bitPattern: header.baseAddress), Int(bitPattern: data.baseAddress))
          }
        }
        return answer == "done" && data.allSatisfy { $0 == 0 } ? "nothing" : "\(data)"
      }
    ),
    (
      "rights to come",
      {
        let isAny = geteuid() == 0 && (0..<41).contains { prctl(23, $0) > 0 }
        return isAny || prctl(39, 0) != 1 ? "found" : "nothing"
      }
    ),
    (
      "groups of an administrator",
      { geteuid() == 0 && getgroups(0, nil) > 0 ? "found" : "nothing" }
    ),
    (
      "more memory",
      {
        var limits = rlimit(rlim_cur: .max, rlim_max: .max)
        return result(setrlimit(9, &limits))
      }
    ),
  ]

  private static func prctl(_ option: Int, _ value: Int) -> Int {
    typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
    return function("syscall", Call.self)(Number.prctl, option, value, 0, 0, 0, 0)
  }

  // MARK: Home

  static let home: [Attempt] = [
    ("home", { isOwn(NSHomeDirectory()) }),
    ("home of the account", { isOwn(FileManager.default.homeDirectoryForCurrentUser.path) }),
    ("home by name", { isOwn(NSHomeDirectoryForUser(NSUserName()) ?? "") }),
    ("tilde", { isOwn(("~" as NSString).expandingTildeInPath) }),
    ("documents", { isOwn(folder(.documentDirectory)) }),
    ("support", { isOwn(folder(.applicationSupportDirectory)) }),
    ("caches", { isOwn(folder(.cachesDirectory)) }),
    ("temporary files", { isOwn(FileManager.default.temporaryDirectory.path) }),
    (
      "container of a group",
      {
        isOwn(
          FileManager.default.containerURL(
            forSecurityApplicationGroupIdentifier: "group.example")?.path ?? "")
      }
    ),
    (
      "files from another run",
      {
        let folder = NSHomeDirectory() + "/Documents"
        let isThere = FileManager.default.fileExists(atPath: folder + "/count")
        try? FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
        try? Data("1".utf8).write(to: URL(fileURLWithPath: folder + "/count"), options: .atomic)
        let isWritten = FileManager.default.fileExists(atPath: folder + "/count")
        return isThere ? "found" : isWritten ? "nothing" : "not written"
      }
    ),
  ]

  private static func folder(_ kind: FileManager.SearchPathDirectory) -> String {
    FileManager.default.urls(for: kind, in: .userDomainMask).first?.path ?? ""
  }

  private static func isOwn(_ path: String) -> String {
    let own = ProcessInfo.processInfo.environment["TMPDIR"] ?? "?"
    return path == own || path.hasPrefix(own + "/") ? "own" : "foreign"
  }
}

/// Numbers of system calls.
enum Number {
  // Conditions on the architecture are those of the device that is played.
  private static let isIntel: Bool = {
    var names = utsname()
    uname(&names)
    return withUnsafeBytes(of: &names.machine) { $0.starts(with: "x86_64".utf8) }
  }()

  private static func number(_ intel: Int, _ arm: Int) -> Int { isIntel ? intel : arm }

  static let socket = number(41, 198)
  static let setxattr = number(188, 5)
  static let tgkill = number(234, 131)
  static let ptrace = number(101, 117)
  static let readv = number(310, 270)
  static let prlimit = number(302, 261)
  static let setaffinity = number(203, 122)
  static let prctl = number(157, 167)
  static let sigqueueinfo = number(129, 138)
  static let mount = number(165, 40)
  static let unshare = number(272, 97)
  static let setns = number(308, 268)
  static let chroot = number(161, 51)
  static let bpf = number(321, 280)
  static let keyctl = number(250, 219)
  static let perf = number(298, 241)
  static let userfaultfd = number(323, 282)
  static let shmget = number(29, 194)
  static let msgget = number(68, 186)
  static let inotify = number(294, 26)
  static let clone = number(56, 220)
  static let capget = number(125, 90)
}
