// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// Knows a library that was written to its end.
enum LibraryFile {
  /// Whether a file is a whole library: what is kept in the cache is never built again.
  static func isWhole(_ path: String) -> Bool {
    #if os(Linux)
      // The table of sections stands at the end of an ELF file, and its head says where.
      guard let data = FileManager.default.contents(atPath: path), data.count > 64,
        data.starts(with: [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F")])
      else { return false }
      return data.withUnsafeBytes { bytes in
        let offset = bytes.loadUnaligned(fromByteOffset: 40, as: UInt64.self)
        let size = bytes.loadUnaligned(fromByteOffset: 58, as: UInt16.self)
        let count = bytes.loadUnaligned(fromByteOffset: 60, as: UInt16.self)
        let table = UInt64(size) * UInt64(count)
        return offset > 0 && offset < UInt64(bytes.count) && table <= UInt64(bytes.count) - offset
      }
    #else
      return FileManager.default.fileExists(atPath: path)
    #endif
  }
}
