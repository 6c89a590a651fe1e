// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// The built `surfacectl-read`, run for real in a folder of its own.
final class ReadProgram {
  /// How a run ended and what it printed.
  struct Outcome {
    let status: Int32
    let output: Data
    let errors: String
  }

  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("surfacectl-read-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func write(_ text: String, to name: String) throws {
    try write(Data(text.utf8), to: name)
  }

  func write(_ data: Data, to name: String) throws {
    try data.write(to: folder.appendingPathComponent(name))
  }

  func text(of name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func run(_ arguments: String...) throws -> Outcome {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let errors = folder.appendingPathComponent("standard-error")
    try Data().write(to: errors)
    let handle = try FileHandle(forWritingTo: errors)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = handle
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try handle.close()
    return Outcome(
      status: process.terminationStatus, output: output,
      errors: try String(contentsOf: errors, encoding: .utf8))
  }

  /// The programs are built next to the tests.
  private static func executable() throws -> URL {
    let itself = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let starts = [itself].compactMap { $0 } + CommandLine.arguments
    let candidates = starts.map { start in
      URL(fileURLWithPath: start).deletingLastPathComponent().appendingPathComponent(
        "surfacectl-read")
    }
    return try #require(
      candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "surfacectl-read is not built")
  }
}
