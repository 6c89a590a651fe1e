// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import SourceModel
  import Testing

  @testable import surfacectl_read

  @Suite
  struct TextTests {
    @Test func `the first line names the original as it was given`() throws {
      let prepared = try Preparation("", path: #"My "App"\A.swift"#)
      #expect(prepared.location == #"#sourceLocation(file: "My \"App\"\\A.swift", line: 1)"#)
      #expect(prepared.text.isEmpty)
    }

    @Test func `line ends of both bytes are kept`() throws {
      let prepared = try Preparation("import UIKit\r\n#if DEBUG\r\n\r\n#endif\r\nlet a = 1\r\n")
      #expect(prepared.text == "            \r\n         \r\n\r\n      \r\nlet a = 1\r\n")
    }

    @Test func `a carriage return alone ends a line for the compiler too`() throws {
      let prepared = try Preparation("import UIKit\rstruct A {}\r")
      #expect(prepared.text == "            \nstruct A {}\n")
      #expect(prepared.index.types.map(\.line) == [2])
    }

    @Test func `a byte order mark is dropped`() throws {
      let prepared = try Preparation("\u{FEFF}struct A {}")
      #expect(prepared.text == "struct A {}")
      #expect(prepared.index.types.map(\.column) == [8])
    }

    @Test func `columns count bytes, before and after what was blanked`() throws {
      let prepared = try Preparation("/* é */ import Übung; struct A {}")
      #expect(prepared.text == "/* é */                struct A {}")
      #expect(prepared.index.types.map(\.column) == [32])
    }

    @Test func `a line that names an interpreter is blanked`() throws {
      #expect(try Preparation("#!/usr/bin/env swift\nlet a = 1").lines == ["", "let a = 1"])
    }

    @Test func `a zero byte does no harm`() throws {
      let prepared = try Preparation("struct A {}\0\nimport UIKit\0\nstruct B {}\n")
      #expect(prepared.index.types.map(\.name) == ["A", "B"])
    }

    @Test func `text that is not UTF-8 is told with its place`() throws {
      let problem = #expect(throws: SourceProblem.self) {
        try Preparation(contents: Array("struct A {}\nlet a = \"".utf8) + [0xFF])
      }
      #expect(
        problem
          == SourceProblem(
            file: "Test.swift", line: 2, column: 10, message: "The file is not UTF-8 text."))
    }

    @Test(arguments: ["(", "{", "[", "A<", "\"\\(", "#if os(iOS)\n", "#Preview {"])
    func `text nested ten thousand times is told, not parsed`(opening: String) {
      let problem = #expect(throws: SourceProblem.self) {
        try Preparation(String(repeating: opening, count: 10_000))
      }
      #expect(problem?.message == "The file is nested too deeply to be read.")
    }

    @Test func `brackets in strings are not nesting`() throws {
      let lines = (0..<100).map { #"let a\#($0) = "\u{1b}[3\#($0)m[" + "[""# }
      let text = lines.joined(separator: "\n")
      #expect(try Preparation(text).text == text)
    }

    @Test func `edits that overlap are applied once`() {
      let edits = [
        SourceEdit(range: 4..<6, replacement: .blank),
        SourceEdit(range: 1..<5, replacement: .text("xy")),
        SourceEdit(range: 6..<99, replacement: .blank),
      ]
      let result = SourceEdit.apply(edits, to: Array("abcdef\ng".utf8))
      #expect(String(decoding: result, as: UTF8.self) == "axyf\n ")
    }
  }
#endif
