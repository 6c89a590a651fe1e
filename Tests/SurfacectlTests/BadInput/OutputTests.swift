// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

extension BadInputTests {
  /// What user code prints.
  struct OutputTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox()
      try sandbox.add(.lamp)
    }

    private func list(printing code: String, _ options: String...) throws -> Outcome {
      try sandbox.write(
        "Loud/Loud.swift",
        ExtensionSource(
          name: "Loud", kind: "com.example.loud", provider: "\(code)\nreturn false"
        ).text)
      return try sandbox.run(["list", "Loud", "Lamp"] + options)
    }

    @Test(
      arguments: [
        "::stop-commands::x", "::error file=a::b", "##teamcity[x]", "error: not ours",
      ])
    func `commands to a CI system come out behind the plugin's name only`(
      line: String
    ) throws {
      let run = try list(printing: "print(\"\(line)\")")
      #expect(run.status == 0)
      #expect(!run.output.contains(line))
      let lines = run.errorLines.filter { $0.contains(line) }
      #expect(!lines.isEmpty)
      #expect(lines.allSatisfy { $0 == "Loud | \(line)" })
    }

    @Test(arguments: ["##vso[task.complete]", "middle ##vso[x]y", "##[error]x", "a ##[group]b"])
    func `commands that are obeyed anywhere come out broken`(line: String) throws {
      let run = try list(printing: "print(\"\(line)\")")
      #expect(run.status == 0)
      #expect(run.errorLines.contains("Loud | " + line.replacing("##", with: "#\\#")))
      #expect(!run.errors.contains("##"))
    }

    @Test func `a carriage return does not begin a line of its own`() throws {
      let run = try list(printing: #"print("quiet\r::stop-commands::x")"#)
      #expect(run.status == 0)
      #expect(run.errorLines.allSatisfy { $0.hasPrefix("Loud | ") })
    }

    @Test func `what goes to standard error is told as well`() throws {
      let run = try list(printing: #"fputs("from below\n", stderr)"#)
      #expect(run.status == 0)
      #expect(run.errors.contains("Loud | from below"))
    }

    @Test func `terminal escapes come out escaped`() throws {
      let run = try list(printing: #"print("\u{1B}[2J\u{9B}31m\u{202E}")"#)
      #expect(run.status == 0)
      #expect(run.errorLines.contains { $0.hasPrefix("Loud | ") })
    }

    @Test(arguments: [Misdeed.traps, .hangs, .exits])
    func `what was printed before code failed is told`(deed: Misdeed) throws {
      let run = try list(printing: "print(\"famous last words\")\n\(deed.code)", "--timeout", "1")
      #expect(run.status == 2)
      #expect(run.errorLines.contains("Loud | famous last words"))
    }

    @Test func `megabytes are cut to 64 kilobytes`() throws {
      let run = try list(
        printing: #"for _ in 0..<100_000 { print("All work and no play makes a dull boy.") }"#)
      #expect(run.status == 0)
      #expect(run.listsLamp)
      #expect(run.failures.isEmpty)
      #expect(run.errors.utf8.count < 128 << 10)
    }

    @Test func `that something was cut is told in one line`() throws {
      let run = try list(
        printing: #"for _ in 0..<100_000 { print("All work and no play makes a dull boy.") }"#)
      let rest = run.errorLines.filter {
        !"Loud | All work and no play makes a dull boy.".hasPrefix($0)
      }
      #expect(rest.count == 1)
    }

    @Test func `megabytes without a line break are cut too`() throws {
      let run = try list(
        printing: #"""
          for _ in 0..<50 { print(String(repeating: "x", count: 100_000), terminator: "") }
          """#)
      #expect(run.status == 0)
      #expect(run.listsLamp)
      #expect(run.errors.utf8.count < 128 << 10)
    }

    @Test func `bytes that are no text come out as text`() throws {
      let run = try list(printing: "var byte: UInt8 = 0xFF; write(1, &byte, 1)")
      #expect(run.status == 0)
      #expect(run.errorLines.contains { $0.hasPrefix("Loud | ") })
    }

    @Test func `a document stays a document whatever is printed`() throws {
      let run = try list(printing: #"print("}]")"#, "--format", "json")
      #expect(run.status == 0)
      #expect(try run.json().list("items").count == 2)
    }

    @Test func `code that closes every descriptor is told`() throws {
      let run = try list(printing: "for descriptor in Int32(0)..<1024 { close(descriptor) }")
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(run.failures.count == 1)
      #expect(try #require(run.failures.first).hasPrefix("Loud/Loud.swift:"))
    }
  }
}
