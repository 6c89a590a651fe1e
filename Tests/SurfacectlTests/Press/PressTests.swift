// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// What `press` and `store` do: outcome, exit status, what is told, and what stays in the store.
@Suite struct PressTests {
  /// Presses once and gives the document.
  static func document(
    _ sandbox: Sandbox, _ arguments: String..., setting: Sandbox.Setting = Sandbox.Setting(),
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws -> (run: Outcome, json: JSONValue) {
    var setting = setting
    setting.isDocument = true
    let run = try sandbox.run(
      ["press"] + arguments + ["--format", "json"], setting: setting,
      sourceLocation: sourceLocation)
    return (run, try run.json())
  }

  /// A run in this package, with the samples, and with a store that the run may change.
  static let package = Sandbox.Setting(directory: ProgramFinder.package)
}

extension JSONValue {
  /// The rules of the findings of a document.
  var rules: [String] { list("findings").compactMap { $0["rule"]?.string } }

  /// What is shown before and after at a place that changed.
  func change(_ surface: String, _ slot: String) -> (before: JSONValue, after: JSONValue)? {
    let change = list("changes").first {
      $0["surface"]?.string == surface && $0["slot"]?.string == slot
    }
    guard let before = change?["before"], let after = change?["after"] else { return nil }
    return (before, after)
  }

  /// The last value written to a key; nil when there was none.
  func written(_ key: String) -> JSONValue? {
    list("writes").last { $0["key"]?.string == key }?["to"]
  }
}
