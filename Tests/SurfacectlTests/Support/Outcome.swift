// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// How a run of the program ended, and what it wrote.
struct Outcome {
  /// How a program ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
    /// It was killed, because it took too long.
    case late
  }

  let ending: Ending
  let output: String
  let errors: String

  /// The exit status; nil when the program did not exit.
  var status: Int32? {
    if case .exited(let status) = ending { status } else { nil }
  }

  var outputLines: [String] { Self.lines(output) }
  var errorLines: [String] { Self.lines(errors) }

  /// The lines of standard error that say that something failed.
  var failures: [String] { errorLines.filter { !$0.contains(" | ") && $0.contains("error: ") } }

  /// The standard output as JSON.
  func json() throws -> JSONValue {
    try JSONDecoder().decode(JSONValue.self, from: Data(output.utf8))
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init)
  }
}
