// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A program to run, silently.
struct Program {
  let path: String
  let arguments: [String]
  var folder = FileManager.default.currentDirectoryPath

  struct Failed: Error, CustomStringConvertible {
    let description: String
  }

  func run() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed(description: "\(path) \(arguments) ended with \(process.terminationStatus)")
    }
  }
}
