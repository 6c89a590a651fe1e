// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation

/// Reads the environment, one variable at a time.
///
/// `ProcessInfo` would make a copy of all of it, which stays in the memory that a forked worker gets:
/// there user code could look for the user's secrets.
enum HostEnvironment {
  /// The value of a variable; nil where there is none.
  static func value(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// All variables but some, each as it stands in the environment.
  static func variables(except names: Set<String>) -> [UnsafeMutablePointer<CChar>] {
    var kept: [UnsafeMutablePointer<CChar>] = []
    var next = chost_environment()
    while let entry = next?.pointee {
      let isLeftOut = names.contains { name in
        let count = name.utf8.count
        return strncmp(entry, name, count) == 0 && entry[count] == CChar(UInt8(ascii: "="))
      }
      if !isLeftOut { kept.append(entry) }
      next = next?.advanced(by: 1)
    }
    return kept
  }
}
