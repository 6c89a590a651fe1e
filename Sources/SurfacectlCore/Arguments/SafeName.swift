// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import SurfaceDrawing

/// Words of the command line as messages show them.
enum SafeName {
  static func quoted(_ word: String) -> String { SafeText.line(word, limit: 100) }

  /// "a, b or c".
  static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
