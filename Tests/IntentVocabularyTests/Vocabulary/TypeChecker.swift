// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing
import TestSupport

/// Checks files against the modules of this build, as the loader of plugins does.
struct TypeChecker {
  /// What the compiler said of a file.
  struct Answer {
    var succeeded: Bool
    var output: String
  }

  private static let prelude = """
    @_exported import IntentVocabulary
    public typealias UserDefaults = IntentVocabulary.UserDefaults

    """

  /// The folder that holds the modules of this build.
  static func modules() throws -> URL {
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = program.deletingLastPathComponent()
    // On macOS the program lies within a bundle.
    for _ in 0..<4 {
      let modules = folder.appendingPathComponent("Modules")
      let module = modules.appendingPathComponent("IntentBus.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules }
      folder.deleteLastPathComponent()
    }
    throw MissingModules(program: program.path)
  }

  struct MissingModules: Error {
    let program: String
  }

  /// Checks a file in one language version.
  static func check(_ file: URL, version: String) throws -> Answer {
    try withTemporaryFolder { folder in
      let prelude = folder.appendingPathComponent("prelude.swift")
      try Data(Self.prelude.utf8).write(to: prelude)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swiftc", "-typecheck", "-wmo", "-parse-as-library", "-swift-version", version,
        "-module-name", "Sample", "-I", try modules().path, "-diagnostic-style", "llvm",
        "-no-color-diagnostics", file.path, prelude.path,
      ]
      // The compiler leaves folders behind in TMPDIR; this one is removed at the end.
      process.environment = ProcessInfo.processInfo.environment.merging([
        "TMPDIR": folder.path, "LC_ALL": "C",
      ]) { $1 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      try process.run()
      let output = String(
        decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
      process.waitUntilExit()
      return Answer(succeeded: process.terminationStatus == 0, output: output)
    }
  }
}
