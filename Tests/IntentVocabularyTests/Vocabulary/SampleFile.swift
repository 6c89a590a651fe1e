// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// A source file as people write it, with what the compiler should say of it.
///
/// Lines `// name: text` at its top are directives: `swift` is the one language version that it is
/// for, `expected` a part of the error that it gives, `warning` a part of the warning.
struct SampleFile: Sendable, CustomStringConvertible, CustomTestStringConvertible {
  let url: URL
  let directives: [String: String]

  var description: String {
    url.deletingLastPathComponent().lastPathComponent + "/" + url.lastPathComponent
  }
  var testDescription: String { description }

  init(url: URL) throws {
    self.url = url
    var directives: [String: String] = [:]
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      guard line.hasPrefix("// ") else { break }
      let parts = line.dropFirst(3).split(separator: ": ", maxSplits: 1)
      if parts.count == 2 { directives[String(parts[0])] = String(parts[1]) }
    }
    self.directives = directives
  }

  /// The language versions that the file is for.
  func versions(default versions: [String]) -> [String] {
    directives["swift"].map { [$0] } ?? versions
  }

  /// The files of a folder beside this one, in the order of their paths.
  static func all(in folder: String) throws -> [SampleFile] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().map {
      try SampleFile(url: root.appendingPathComponent($0))
    }
  }
}
