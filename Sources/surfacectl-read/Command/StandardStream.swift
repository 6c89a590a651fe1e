// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard output or standard error, written unbuffered.
enum StandardStream: Int32 {
  case output = 1
  case error = 2

  /// Writes all of the text, or as much as the reader at the other end takes.
  func write(_ text: String) {
    FileAccess.writeAll(Array(text.utf8), to: rawValue)
  }
}
