// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A command line taken apart.
struct ParsedArguments {
  let command: CommandSpec
  private(set) var positional: [String] = []
  private var values: [String: [String]] = [:]

  /// Takes the words after a command's name apart.
  init(_ words: ArraySlice<String>, for command: CommandSpec) throws {
    self.command = command
    var rest = words
    var onlyPositional = false
    while let word = rest.popFirst() {
      if onlyPositional || !word.hasPrefix("-") || word == "-" {
        positional.append(word)
      } else if word == "--" {
        onlyPositional = true
      } else {
        try parseOption(word, &rest)
      }
    }
    if has("--help") { return }
    try checkCount()
  }

  private mutating func parseOption(_ word: String, _ rest: inout ArraySlice<String>) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.option(named: name) else {
      throw UsageError(message: "Unknown option '\(SafeName.quoted(name))'", command: command)
    }
    guard let valueName = option.value else {
      guard parts.count == 1 else {
        throw UsageError(message: "The option '\(name)' does not take a value", command: command)
      }
      values[option.name] = []
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw UsageError(message: "Missing value for '\(name) <\(valueName)>'", command: command)
    }
    // No option means anything by it; a path would mean the root of the file system.
    guard !value.isEmpty else {
      throw UsageError(
        message: "The value '' is invalid for '\(name)'; it takes a <\(valueName)>",
        command: command)
    }
    if case .choice(let choices) = option.kind, !choices.contains(value) {
      throw UsageError(
        message:
          "The value '\(SafeName.quoted(value))' is invalid for '\(name)'; it takes \(SafeName.list(choices))",
        command: command)
    }
    if !option.isRepeatable, values[option.name] != nil {
      throw UsageError(message: "The option '\(name)' can be given once only", command: command)
    }
    values[option.name, default: []].append(value)
  }

  private func checkCount() throws {
    let required = command.arguments.filter { !$0.isOptional }
    if positional.count < required.count {
      throw UsageError(
        message: "Missing expected argument '<\(required[positional.count].name)>'",
        command: command)
    }
    let isOpen = command.arguments.contains { $0.isRepeatable }
    if !isOpen, positional.count > command.arguments.count {
      throw UsageError(
        message: "Unexpected argument '\(SafeName.quoted(positional[command.arguments.count]))'",
        command: command)
    }
    for (argument, word) in zip(command.arguments, positional)
    where word.isEmpty && !argument.canBeEmpty {
      throw UsageError(
        message: "The argument '' is invalid for '<\(argument.name)>'", command: command)
    }
    for (argument, word) in zip(command.arguments, positional) {
      if case .choice(let choices) = argument.kind, !choices.contains(word) {
        throw UsageError(
          message:
            "The argument '\(SafeName.quoted(word))' is invalid for '<\(argument.name)>'; it takes \(SafeName.list(choices))",
          command: command)
      }
    }
  }

  /// Whether an option was given.
  func has(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option; nil when it was not given.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of a repeatable option.
  func all(_ name: String) -> [String] { values[name] ?? [] }
}
