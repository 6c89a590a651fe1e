// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// Folders of one test: its inputs, and a home, a cache and a place for temporary files of its own.
///
/// Every run is checked for what holds whatever the input: no process and no file is left behind, the
/// inputs are as they were, and nothing that is written could upset a terminal or names the sandbox.
final class Sandbox {
  /// Which cache a run uses.
  enum Cache {
    /// One of the test's own, empty at first.
    case own
    /// One of the test's own, with the sample plugins and the fixtures in it.
    case filled
    /// One for all tests, with the sample plugins and the fixtures in it; for what is well-behaved.
    case shared
    /// One for all tests, which takes what they compile; for what several tests compile alike.
    case common
    /// Another folder, or something that is none.
    case path(String)
  }

  let root: String
  /// The working folder of runs.
  let work: String
  let home: String
  let temporary: String
  let ownCache: String
  private let cache: Cache

  init(cache: Cache = .filled) throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    root = "\(folder)/surfacectl-sandbox.\(UUID().uuidString)"
    work = root + "/work"
    home = root + "/home"
    temporary = root + "/tmp"
    ownCache = root + "/cache"
    self.cache = cache
    for folder in [work, home, temporary] { try Self.makeFolder(folder) }
    if case .filled = cache {
      try FileManager.default.copyItem(atPath: SharedCache.prebuilt, toPath: ownCache)
      for path in [""] + FolderContents(ownCache).paths { _ = chmod(ownCache + "/" + path, 0o755) }
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private static func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  // MARK: Inputs

  /// Writes a file below the working folder.
  func write(_ path: String, _ text: String) throws { try write(path, bytes: Data(text.utf8)) }

  /// Writes a file below the working folder.
  func write(_ path: String, bytes: Data) throws {
    let url = URL(fileURLWithPath: work + "/" + path)
    try Self.makeFolder(url.deletingLastPathComponent().path)
    try bytes.write(to: url)
  }

  /// Makes a folder below the working folder.
  func makeFolder(_ path: String) throws { try Self.makeFolder(work + "/" + path) }

  /// Writes fixtures below the working folder.
  func add(_ fixtures: Fixture...) throws {
    for fixture in fixtures { try fixture.write(into: work) }
  }

  /// The text of a file below the working folder.
  func read(_ path: String) throws -> String {
    try String(contentsOfFile: work + "/" + path, encoding: .utf8)
  }

  /// The paths below a folder of the working folder, sorted.
  func files(in folder: String) -> [String] { FolderContents(work + "/" + folder).paths }

  // MARK: Runs

  /// The environment of a run without changes.
  var environment: [String: String] {
    let path =
      switch cache {
      case .own, .filled: ownCache
      case .shared: SharedCache.prebuilt
      case .common: SharedCache.common
      case .path(let path): path
      }
    return SharedCache.environment(home: home, temporary: temporary, cache: path)
  }

  /// What differs from run to run.
  struct Setting {
    /// The working folder; the sandbox's own unless given.
    var directory: String?
    /// Variables to set; an empty text takes one away.
    var variables: [String: String] = [:]
    /// System calls that the kernel does not seem to know.
    var missingCalls: [Int] = []
    /// Words before the program's path, such as a program that starts it in another way.
    var launcher: [String] = []
    var terminal = false
    /// Paths below the working folder that the run may change.
    var writes: [String] = []
    /// Whether the output may hold escape sequences.
    var coloured = false
    /// Whether standard output is a document for programs, which may hold any text.
    var isDocument = false
    /// Whether the sandbox's path may be in the output, since it is in the input.
    var namesSandbox = false
  }

  /// Runs the program and checks what holds for every run.
  func run(
    _ arguments: String..., setting: Setting = Setting(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    try run(arguments, setting: setting, sourceLocation: sourceLocation)
  }

  /// Runs the program and checks what holds for every run.
  func run(
    _ arguments: [String], setting: Setting = Setting(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> Outcome {
    let before = inputs(setting)
    let program = try start(arguments, setting: setting)
    return finish(program, setting: setting, before: before, sourceLocation: sourceLocation)
  }

  /// Starts the program.
  func start(_ arguments: [String], setting: Setting = Setting()) throws -> RunningProgram {
    var environment = environment
    for (name, value) in setting.variables { environment[name] = value.isEmpty ? nil : value }
    let words = setting.launcher + [ProgramFinder.program] + arguments
    let directory = setting.directory ?? work
    let all = environment
    let isTerminal = setting.terminal
    return try Kernel.without(setting.missingCalls) {
      try RunningProgram(words, in: directory, environment: all, terminal: isTerminal)
    }
  }

  /// Waits for a program and checks what holds for every run.
  func finish(
    _ program: RunningProgram, setting: Setting = Setting(), before: FolderContents? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Outcome {
    let (ending, output, errors) = program.finish(within: .seconds(90))
    let outcome = Outcome(
      ending: ending, output: String(decoding: output, as: UTF8.self),
      errors: Self.withoutNotes(String(decoding: errors, as: UTF8.self), setting))
    #expect(ending != .late, "it takes too long", sourceLocation: sourceLocation)
    checkRemains(setting, before, sourceLocation)
    checkText(outcome.errors, setting, sourceLocation)
    if !setting.isDocument { checkText(outcome.output, setting, sourceLocation) }
    return outcome
  }

  /// The text without what the program says of this machine's kernel in every run.
  private static func withoutNotes(_ text: String, _ setting: Setting) -> String {
    guard !Kernel.hasLandlock, setting.missingCalls.isEmpty else { return text }
    return text.split(separator: "\n").filter { !$0.contains("has no Landlock") }
      .map { $0 + "\n" }.joined()
  }

  private func inputs(_ setting: Setting) -> FolderContents {
    // Of the package only what runs read is compared: other tests may be at work elsewhere in it.
    setting.directory == ProgramFinder.package
      ? FolderContents(ProgramFinder.package + "/Plugins")
      : FolderContents(work, except: setting.writes)
  }

  private func checkRemains(
    _ setting: Setting, _ before: FolderContents?, _ sourceLocation: SourceLocation
  ) {
    let left = ProcessTable.processes(naming: root)
    #expect(left.isEmpty, "processes are left behind", sourceLocation: sourceLocation)
    for identifier in left { kill(identifier, SIGKILL) }
    let files = FolderContents(temporary).paths
    #expect(files.isEmpty, "temporary files are left behind", sourceLocation: sourceLocation)
    let homeFiles = FolderContents(home).paths
    #expect(homeFiles.isEmpty, "files are left in the home folder", sourceLocation: sourceLocation)
    if let before {
      let changes = inputs(setting).differences(from: before)
      #expect(changes.isEmpty, "inputs are changed", sourceLocation: sourceLocation)
    }
  }

  private func checkText(
    _ text: String, _ setting: Setting, _ sourceLocation: SourceLocation
  ) {
    let hostile = text.unicodeScalars.filter { scalar in
      let isEscape = scalar == "\u{1B}" && setting.coloured
      let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
      return scalar != "\n" && !isEscape && !isJoiner
        && [.control, .format, .lineSeparator].contains(scalar.properties.generalCategory)
    }
    #expect(
      hostile.isEmpty, "the output has control characters", sourceLocation: sourceLocation)
    #expect(text.isEmpty || text.hasSuffix("\n"), sourceLocation: sourceLocation)
    if !setting.namesSandbox {
      #expect(
        !text.contains(root), "the output names the sandbox: \(text)",
        sourceLocation: sourceLocation)
    }
  }
}
