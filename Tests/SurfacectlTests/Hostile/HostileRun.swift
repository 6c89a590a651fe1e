// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// One run of code that tries all that it should not be able to do, and what is left after it.
struct HostileRun {
  /// Who runs the program, and on what kind of system.
  enum Mode: String, CaseIterable, CustomTestStringConvertible {
    /// The user who runs the tests.
    case owner
    /// Somebody who is no administrator.
    case nobody
    /// The user who runs the tests, on a kernel without Landlock.
    case ownerWithoutLandlock
    /// Somebody who is no administrator, on a kernel without Landlock.
    case nobodyWithoutLandlock

    var testDescription: String { rawValue }

    var isNobody: Bool { self == .nobody || self == .nobodyWithoutLandlock }
    var hasLandlock: Bool { self == .owner || self == .nobody }

    /// Why this mode can't be tried here; nil where it can.
    var obstacle: Comment? {
      if hasLandlock, !Kernel.hasLandlock { return "this kernel has no Landlock" }
      guard isNobody else { return nil }
      if geteuid() != 0 { return "the tests are not run by an administrator" }
      return Privileges.canDrop ? nil : "nobody can't start the program"
    }

    /// The modes that can be tried here.
    static let possible = allCases.filter { $0.obstacle == nil }
  }

  /// What came of each attempt, by its name.
  let answers: [String: [String]]
  let outcome: Outcome
  /// What differs in the user's folder afterwards, modes and times included.
  let changes: [String]

  /// The runs of all modes, each done once.
  private static let runs: [Mode: Result<HostileRun, any Error>] = Dictionary(
    uniqueKeysWithValues: Mode.possible.map { mode in
      (mode, Result { try HostileRun(mode) })
    })

  /// The run in a mode in which all is tried.
  static func run(_ mode: Mode) throws -> HostileRun { try #require(runs[mode]).get() }

  init(_ mode: Mode) throws {
    let place = try HostilePlace()
    let setting = place.setting(mode)
    let before = place.state
    let program = try place.sandbox.start(
      ["press", "com.example.hostile.all", "Hostile"], setting: setting)
    outcome = place.sandbox.finish(program, setting: setting)
    changes = Set(before).symmetricDifference(place.state).sorted()
    var answers: [String: [String]] = [:]
    for line in outcome.errorLines {
      let parts = line.split(separator: " | ", maxSplits: 1)
      guard parts.count == 2, let text = parts.last, let colon = text.range(of: ": ") else {
        continue
      }
      answers[String(text[..<colon.lowerBound]), default: []].append(
        String(text[colon.upperBound...]))
    }
    self.answers = answers
  }
}

/// A sandbox with the hostile plugin, and with what it is after.
struct HostilePlace {
  static let secret = "this-is-the-secret-of-the-user"
  let sandbox: Sandbox
  private var open: String { sandbox.work + "/open" }

  init() throws {
    sandbox = try Sandbox()
    let folder = ProgramFinder.package + "/Tests/SurfacectlTests/Hostile/Plugin"
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      try sandbox.write(
        "Hostile/\(file)", bytes: Data(contentsOf: URL(fileURLWithPath: folder + "/" + file)))
    }
    let entry = FolderContents(sandbox.ownCache).paths.first { $0.hasSuffix("library.so") }
    try sandbox.write(
      "Hostile/Places.swift",
      """
      enum Places {
        static let work = "\(sandbox.work)"
        static let secret = "\(sandbox.work)/secret"
        static let open = "\(open)"
        static let cache = "\(sandbox.ownCache)"
        static let otherEntry = "\(sandbox.ownCache)/\(try #require(entry))"
        static let secretWord = "\(String(Self.secret.reversed()))"
      }

      """)
    try sandbox.write("secret", Self.secret)
    try sandbox.write("open", "as it was")
    for path in ["secret", "open"] { _ = chmod(sandbox.work + "/" + path, 0o644) }
  }

  /// A run in a mode, with secrets in the environment and in a descriptor.
  func setting(_ mode: HostileRun.Mode) -> Sandbox.Setting {
    var setting = mode.isNobody ? Privileges.dropped(in: sandbox) : Sandbox.Setting()
    if mode.isNobody {
      // What is the user's own could be changed without any rights.
      for path in ["", "/secret", "/open"] { _ = chown(sandbox.work + path, 65534, 65534) }
    }
    if !mode.hasLandlock { setting.missingCalls = Kernel.landlockCalls }
    setting.variables["SECRET_TOKEN"] = Self.secret
    setting.launcher +=
      ["/bin/sh", "-c", "exec 9<\"$0\" && exec \"$@\"", sandbox.work + "/secret"]
    return setting
  }

  /// The files of the user's folder with their modes, times, owners and contents.
  var state: [String] {
    let contents = FolderContents(sandbox.work)
    return [""].appending(contents.paths).map { path in
      var status = stat()
      _ = lstat(sandbox.work + "/" + path, &status)
      return
        [
          path, "\(status.st_mode)", "\(status.st_uid)", "\(status.st_nlink)",
          "\(status.st_mtim)", "\(status.st_ctim)",
          "\((contents.entries[path] ?? nil)?.count ?? -1)",
        ].joined(separator: " ")
    }
  }
}

extension [String] {
  fileprivate func appending(_ others: [String]) -> [String] { self + others }
}
