// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentVocabulary

/// Tells where sources keep state in a way that a press does not see.
enum EscapeNotes {
  private static let names = [
    "Foundation.UserDefaults", "NSUbiquitousKeyValueStore", "SecItemAdd", "SecItemCopyMatching",
    "SecItemUpdate", "containerURL(forSecurityApplicationGroupIdentifier:)",
  ]

  /// What a call of a function begins with: its name without the end of its list of labels.
  private static func mark(of name: String) -> Substring {
    name.hasSuffix(":)") ? name.dropLast(2) : name[...]
  }

  /// A sentence for each line that names one of them.
  static func notes(for plugins: [BuiltPlugin]) -> [String] {
    plugins.flatMap { plugin in
      plugin.folder.files.flatMap { file -> [String] in
        let lines = String(decoding: file.bytes, as: UTF8.self).split(
          separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
          guard let name = names.first(where: { line.contains(mark(of: $0)) }) else { return nil }
          let place = "\(file.path):\(index + 1)"
          return "\(place): note: '\(name)' escapes the store; what it keeps is not seen"
        }
      }
    }
  }
}
