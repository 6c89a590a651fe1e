// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A command line, understood.
enum ReadCommand: Equatable {
  case help
  case version
  case prepare(PrepareOptions)

  /// Reads the arguments that follow the program's name.
  init(arguments: [String]) throws(UsageError) {
    guard let first = arguments.first else {
      throw UsageError(message: "missing command; see 'surfacectl-read --help'")
    }
    let options = arguments.prefix { $0 != "--" }
    if options.contains("--help") || options.contains("-h") {
      self = .help
    } else if first == "--version" {
      self = .version
    } else if first == "prepare" {
      self = .prepare(try Self.prepareOptions(arguments.dropFirst()))
    } else {
      throw UsageError(message: "unknown command '\(Self.oneLine(first))'")
    }
  }

  private static func prepareOptions(
    _ arguments: ArraySlice<String>
  ) throws(UsageError) -> PrepareOptions {
    var options = PrepareOptions()
    var rest = arguments
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.files += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        options.files.append(argument)
        continue
      }
      let (name, attached) = split(argument)
      guard let value = attached ?? rest.popFirst() else {
        throw UsageError(message: "missing value for '\(oneLine(name))'")
      }
      try options.set(name, to: value)
    }
    guard !options.output.isEmpty else { throw UsageError(message: "missing '--output DIR'") }
    guard !options.files.isEmpty else { throw UsageError(message: "no FILE given") }
    return options
  }

  /// Takes `--name=value` and `-Dvalue` apart.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
    }
    if argument.hasPrefix("-D"), argument != "-D" { return ("-D", String(argument.dropFirst(2))) }
    return (argument, nil)
  }

  /// Keeps what the user typed from ending the one line of an error message, or driving a terminal.
  fileprivate static func oneLine(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.map { $0.isControl ? "?" : $0 }))
  }
}

extension PrepareOptions {
  fileprivate mutating func set(_ name: String, to value: String) throws(UsageError) {
    let shown = ReadCommand.oneLine(value)
    switch name {
    case "--output":
      output = value
    case "--platform":
      guard let named = TargetPlatform(rawValue: value) else {
        let known = TargetPlatform.allCases.map(\.rawValue).joined(separator: ", ")
        throw UsageError(message: "unknown platform '\(shown)'; known are \(known)")
      }
      platform = named
    case "--swift-version":
      guard let mode = Int(value), mode == 5 || mode == 6 else {
        throw UsageError(message: "unknown Swift version '\(shown)'; known are 5 and 6")
      }
      languageMode = mode
    case "-D":
      guard value.isIdentifier else {
        throw UsageError(message: "'-D' takes a name, not '\(shown)'")
      }
      conditions.insert(value)
    case "--provides":
      provides.formUnion(value.split(separator: ",").map(String.init))
    case "--with":
      companions.append(value)
    default:
      throw UsageError(message: "unknown option '\(ReadCommand.oneLine(name))'")
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}

extension String {
  fileprivate var isIdentifier: Bool {
    guard let first = unicodeScalars.first, first == "_" || first.properties.isXIDStart else {
      return false
    }
    return unicodeScalars.dropFirst().allSatisfy { $0.properties.isXIDContinue }
  }
}
