// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

@testable import SurfacectlCore

/// Command lines taken apart.
struct ParsedArgumentsTests {
  private let command = CommandSpec(
    name: "try", abstract: "Tries.",
    arguments: [
      ArgumentSpec(name: "action", kind: .choice(["go", "stop"]), help: ""),
      ArgumentSpec(name: "path", kind: .folder, isOptional: true, help: ""),
      ArgumentSpec(name: "text", isOptional: true, canBeEmpty: true, help: ""),
    ],
    options: [
      OptionSpec(names: ["--flag", "-f"], help: ""),
      OptionSpec(names: ["--name"], value: "name", help: ""),
      OptionSpec(names: ["--many"], value: "name", isRepeatable: true, help: ""),
      OptionSpec(names: ["--format"], value: "format", kind: .choice(["text", "json"]), help: ""),
      OptionSpec(names: ["--folder"], value: "folder", kind: .folder, help: ""),
      CommonOptions.help,
    ])

  private func parse(_ words: String...) throws -> ParsedArguments {
    try ParsedArguments(words[...], for: command)
  }

  private func message(_ words: String...) throws -> String {
    try #require(
      #expect(throws: UsageError.self) { try ParsedArguments(words[...], for: command) }
    ).message
  }

  @Test func `options and arguments stand in any order`() throws {
    let parsed = try parse("--name", "n", "go", "-f", "here")
    #expect(parsed.positional == ["go", "here"])
    #expect(parsed.value("--name") == "n")
    #expect(parsed.has("--flag"))
    #expect(!parsed.has("--many"))
  }

  @Test func `a value may stand behind an equals sign and hold others`() throws {
    #expect(try parse("go", "--name=a=b").value("--name") == "a=b")
  }

  @Test func `a repeatable option keeps its values in order`() throws {
    #expect(try parse("go", "--many", "b", "--many=a").all("--many") == ["b", "a"])
  }

  @Test func `what follows two dashes is no option`() throws {
    #expect(try parse("go", "--", "--flag").positional == ["go", "--flag"])
  }

  @Test func `a value that begins with a dash is one`() throws {
    #expect(try parse("go", "--name", "-1").value("--name") == "-1")
  }

  @Test func `help asks for nothing else`() throws {
    #expect(try parse("--help").has("--help"))
  }

  @Test func `a missing argument is named`() throws {
    #expect(try message("--flag").contains("<action>"))
  }

  @Test func `a word too many is named`() throws {
    #expect(try message("go", "here", "text", "more").contains("'more'"))
  }

  @Test func `a choice that there is not is told with those that there are`() throws {
    #expect(try message("run").contains("go or stop"))
    #expect(try message("go", "--format", "xml").contains("text or json"))
  }

  @Test func `an option given twice is told`() throws {
    #expect(try message("go", "--name", "a", "--name", "b").contains("once"))
  }

  @Test func `a flag takes no value and another option needs one`() throws {
    #expect(try message("go", "--flag=yes").contains("--flag"))
    #expect(try message("go", "--name").contains("--name"))
  }

  @Test(arguments: ["--name=", "--folder=", "--many=", "--format="])
  func `no option means anything by an empty value`(_ word: String) throws {
    #expect(try message("go", word).contains(word.dropLast()))
  }

  @Test func `an empty word is an argument only where it may be`() throws {
    #expect(try message("go", "").contains("<path>"))
    #expect(try parse("go", "here", "").positional == ["go", "here", ""])
  }

  @Test func `hostile words are escaped`() throws {
    #expect(try message("\u{1B}[31m").contains("\\u{1B}"))
  }
}
