// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import SourceModel
import Testing

@testable import surfacectl_read

@Suite
struct ProgramTests {
  #if HAS_SWIFT_SYNTAX
    @Test func `the copies compile on this machine and the index names them`() throws {
      let program = try ReadProgram()
      try program.write("import UIKit\nstruct A: P {}\n", to: "A.swift")
      try program.write("protocol P {}\n@main struct App {}\n", to: "Shared.swift")
      let outcome = try program.run(
        "prepare", "--output", "new/out", "--with", "Shared.swift", "--", "A.swift")
      #expect(outcome.status == 0)
      #expect(outcome.errors.isEmpty)
      let index = try JSONDecoder().decode(SourceIndex.self, from: outcome.output)
      #expect(
        index.files == [
          IndexedFile(path: "A.swift", prepared: "1-A.swift", isCompanion: false),
          IndexedFile(path: "Shared.swift", prepared: "2-Shared.swift", isCompanion: true),
        ])
      #expect(index.types.map(\.name) == ["A", "P", "App"])
      #expect(
        try program.text(of: "new/out/1-A.swift")
          == "#sourceLocation(file: \"A.swift\", line: 1)\n            \nstruct A: P {}\n")
      #expect(
        try program.text(of: "new/out/2-Shared.swift")
          == "#sourceLocation(file: \"Shared.swift\", line: 1)\nprotocol P {}\n      struct App {}\n"
      )
    }

    @Test func `the document's keys are sorted and it has a version`() throws {
      let program = try ReadProgram()
      try program.write("", to: "a.swift")
      let outcome = try program.run("prepare", "--output", "out", "a.swift")
      #expect(
        String(decoding: outcome.output, as: UTF8.self) == """
          {"bundleEntries":[],"files":[{"path":"a.swift","prepared":"1-a.swift","with":false}],\
          "imports":[],"problems":[],"types":[],"uses":[],"version":3}

          """)
    }

    @Test func `a file that cannot be read does not keep the others from being done`() throws {
      let program = try ReadProgram()
      try program.write(Data([0x61, 0xC3]), to: "bad.swift")
      try program.write("struct A {}", to: "good.swift")
      let outcome = try program.run(
        "prepare", "--output", "out", "--", "missing.swift", ".", "bad.swift", "good.swift")
      #expect(outcome.status == 2)
      let index = try JSONDecoder().decode(SourceIndex.self, from: outcome.output)
      #expect(index.files.map(\.prepared) == ["4-good.swift"])
      #expect(
        index.problems.map { "\($0.file):\($0.line):\($0.column): \($0.message)" } == [
          "missing.swift:1:1: The file cannot be read: No such file or directory.",
          ".:1:1: The file cannot be read: Not a regular file.",
          "bad.swift:1:2: The file is not UTF-8 text.",
        ])
    }

    @Test func `a chain of a hundred thousand calls is read`() throws {
      let program = try ReadProgram()
      let chain = String(repeating: "\n.b()", count: 100_000)
      try program.write(
        "struct B: WidgetBundle { var body: some Widget { A()\(chain) } }", to: "a.swift")
      let outcome = try program.run("prepare", "--output", "out", "a.swift")
      let index = try JSONDecoder().decode(SourceIndex.self, from: outcome.output)
      #expect(index.bundleEntries.map(\.type) == ["A"])
    }

    @Test(arguments: 0..<8)
    func `garbage is read without harm and keeps its lines`(seed: UInt64) throws {
      var generator = SeededGenerator(state: seed)
      let pieces = [
        "#if ", "os(iOS)", "\n", "#else\n", "#elseif ", "#endif\n", "#available(", "iOS 18", "{",
        "}",
        "(", ")", "\"", "\"\"\"\n", "struct A", "import ", "UIKit", ".", "&&", "!", "#Preview",
        "@main ", "let ", "=", "<", "/*", "*/", "//", "\\(", "\r\n", "\0", "é", "`", "if ",
        "static ",
      ]
      for _ in 0..<20 {
        let text = (0..<200).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
        let prepared = try Preparation(text, isCompanion: true)
        let count = { (text: String) in text.utf8.count { $0 == UInt8(ascii: "\n") } }
        #expect(count(prepared.text) == count(text))
      }
    }
  #else
    @Test func `a toolchain without SwiftSyntax is told`() throws {
      let program = try ReadProgram()
      let outcome = try program.run("prepare", "--output", "out", "a.swift")
      #expect(outcome.status == 69)
      #expect(
        outcome.errors == "surfacectl-read: SwiftSyntax was not found in this toolchain\n")
    }
  #endif

  @Test func `help and version are printed`() throws {
    let program = try ReadProgram()
    let help = try program.run("prepare", "--help")
    #expect(help.status == 0)
    let text = String(decoding: help.output, as: UTF8.self)
    #expect(text.hasPrefix("OVERVIEW: "))
    #expect(text.contains("\nUSAGE: surfacectl-read prepare "))
    #expect(text.contains("\nOPTIONS:\n"))
    let version = try program.run("--version")
    #expect(version.status == 0)
    #expect(
      String(decoding: version.output, as: UTF8.self) == "surfacectl-read \(ProgramVersion.text)\n")
  }

  @Test func `wrong usage ends with 64`() throws {
    let outcome = try ReadProgram().run("prepare", "--output", "out")
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "surfacectl-read: no FILE given\n")
  }
}
