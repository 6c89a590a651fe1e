// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// A folder in the cache that holds what one build left.
struct CacheEntry {
  /// The files that a build may leave and that are kept; the first two always, the others as needed.
  static let names = ["library.so", "index.json", "diagnostics.json", "notes"]

  let path: String

  /// Whether the entry was made of exactly these ingredients and nothing in it has changed since.
  func holds(_ ingredients: Data) -> Bool {
    guard let stored = PlainFile.contents(of: path + "/ingredients"), stored == ingredients,
      let written = PlainFile.contents(of: path + "/seal")
    else { return false }
    return written == seal
  }

  /// Writes down what the entry is made of and what is in it now; nothing may be added after.
  func close(_ ingredients: Data) throws {
    guard let seal else { throw CocoaError(.fileReadNoSuchFile) }
    try seal.write(to: URL(fileURLWithPath: path + "/seal"))
    try ingredients.write(to: URL(fileURLWithPath: path + "/ingredients"))
  }

  /// Notes that the entry was used just now, where that can be written.
  func touch() { utimes(path + "/seal", nil) }

  /// The names of the files that are there, each with a digest; nil where one that must be is not.
  ///
  /// It tells damage. Harm is kept away by the folder, which nobody else may write to.
  private var seal: Data? {
    var lines: [String] = []
    for (place, name) in Self.names.enumerated() {
      if let data = PlainFile.contents(of: path + "/" + name) {
        lines.append("\(name) \(Digest.of(data))")
      } else if place < 2 {
        return nil
      }
    }
    return Data(lines.joined(separator: "\n").utf8)
  }

  /// Its size in bytes and when it was last used; nil where that can't be found out.
  var usage: (size: Int, used: Date)? {
    let files = FileManager.default
    guard let names = try? files.contentsOfDirectory(atPath: path) else { return nil }
    var size = 0
    var used = Date.distantPast
    for name in names {
      guard let attributes = try? files.attributesOfItem(atPath: path + "/" + name) else {
        continue
      }
      size += attributes[.size] as? Int ?? 0
      // Where there is no seal the entry is damaged, and goes first.
      if name == "seal" { used = attributes[.modificationDate] as? Date ?? used }
    }
    return (size, used)
  }
}

/// A number for some bytes that is another one for nearly all others.
enum Digest {
  static func of(_ data: Data) -> UInt64 {
    var hash = UInt64(data.count) ^ 0xcbf2_9ce4_8422_2325
    data.withUnsafeBytes { bytes in
      let words = bytes.count / 8
      for word in 0..<words {
        let value = bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self)
        hash = (hash ^ value) &* 0x100_0000_01b3
        hash ^= hash >> 29
      }
      for byte in bytes[(words * 8)...] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    }
    return hash
  }
}
