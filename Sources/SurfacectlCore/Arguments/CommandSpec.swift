// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What values an option or argument takes, for completion in a shell.
enum ValueKind {
  case text
  case choice([String])
  case folder
  case file
}

/// An option of a command.
struct OptionSpec {
  /// The spellings; the long one first.
  var names: [String]
  /// The name of the value in help; nil for a flag.
  var value: String?
  var kind: ValueKind = .text
  var isRepeatable = false
  var help: String

  var name: String { names[0] }
}

/// A positional argument of a command.
struct ArgumentSpec {
  var name: String
  var kind: ValueKind = .text
  var isOptional = false
  var isRepeatable = false
  /// Whether an empty word is taken: a value may be no text at all, and a folder is looked for first.
  var canBeEmpty = false
  var help: String

  var usage: String {
    let repeated = isRepeatable ? "<\(name)> ..." : "<\(name)>"
    return isOptional ? "[\(repeated)]" : repeated
  }
}

/// A command as help, completion and parsing see it.
struct CommandSpec {
  var name: String
  var abstract: String
  var discussion = ""
  var arguments: [ArgumentSpec] = []
  var options: [OptionSpec] = []

  func option(named name: String) -> OptionSpec? { options.first { $0.names.contains(name) } }
}

/// What is wrong with a command line.
struct UsageError: Error {
  let message: String
  var command: CommandSpec?
}
