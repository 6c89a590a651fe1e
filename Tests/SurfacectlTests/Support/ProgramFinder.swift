// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Finds what the build has made.
enum ProgramFinder {
  /// The built program: it lies beside the test bundle, or a few folders above what runs the tests.
  static let program: String = {
    let starts =
      [executable, CommandLine.arguments.first].compactMap { $0 }
      + CommandLine.arguments.filter { $0.hasSuffix(".xctest") }
      + Bundle.allBundles.map(\.bundlePath)
    for start in starts {
      var folder = URL(fileURLWithPath: start).resolvingSymlinksInPath()
      while folder.path != "/" {
        let candidate = folder.appendingPathComponent("surfacectl").path
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate, isDirectory: &isFolder),
          !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: candidate)
        {
          return candidate
        }
        folder = folder.deletingLastPathComponent()
      }
    }
    return "/surfacectl-was-not-built"
  }()

  /// The folder of this package.
  static let package: String = {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder = folder.deletingLastPathComponent() }
    return folder.path
  }()

  private static var executable: String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }
}
