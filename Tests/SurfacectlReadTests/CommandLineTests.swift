// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

@testable import surfacectl_read

@Suite
struct CommandLineTests {
  @Test func `all options are understood`() throws {
    let command = try ReadCommand(arguments: [
      "prepare", "--output", "out", "--platform=watchos", "--swift-version", "6", "-D", "A", "-DB",
      "--provides", "X,Y", "--provides", "Z", "--with", "w.swift", "--", "-f.swift", "--help",
    ])
    var expected = PrepareOptions()
    expected.output = "out"
    expected.platform = .watchos
    expected.languageMode = 6
    expected.conditions = ["A", "B"]
    expected.provides = ["X", "Y", "Z"]
    expected.companions = ["w.swift"]
    expected.files = ["-f.swift", "--help"]
    #expect(command == .prepare(expected))
  }

  @Test(arguments: [
    (["prepare", "--", "a.swift"], "missing '--output DIR'"),
    (["prepare", "--output", "x", "--"], "no FILE given"),
    (["prepare", "--output"], "missing value for '--output'"),
    (["prepare", "--nonsense", "x"], "unknown option '--nonsense'"),
    (["prepare", "--platform", "tvos"], "unknown platform 'tvos'; known are ios, watchos, macos"),
    (["prepare", "--swift-version", "4"], "unknown Swift version '4'; known are 5 and 6"),
    (["prepare", "-D", "A=1"], "'-D' takes a name, not 'A=1'"),
    (["non\u{1B}sense\n"], "unknown command 'non?sense?'"),
    ([], "missing command; see 'surfacectl-read --help'"),
  ])
  func `wrong usage is told in one line`(arguments: [String], message: String) {
    #expect(throws: UsageError(message: message)) { try ReadCommand(arguments: arguments) }
  }

  @Test func `the name of a copy is harmless`() {
    #expect(PreparedName.name(number: 3, path: "a/My App+Ext.swift") == "3-My_App+Ext.swift")
    #expect(PreparedName.name(number: 4, path: "a/\n\u{1B}é.txt") == "4-___.txt.swift")
    #expect(PreparedName.name(number: 5, path: String(repeating: "a", count: 300)).count < 200)
  }
}
