// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension BadInputTests {
  /// Kinds and titles that are empty, taken or hostile.
  struct NameTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox(cache: .common)
      try sandbox.add(.lamp)
    }

    // MARK: Kinds

    @Test func `two plugins with the same kind are a finding, and the first is listed`() throws {
      try sandbox.write(
        "Twin/Twin.swift", ExtensionSource(name: "Twin", kind: "com.example.lamp").text)
      let run = try sandbox.run("list", "Lamp", "Twin")
      #expect(run.status == 1)
      #expect(run.listsLamp)
      #expect(run.failures.count == 1)
      let sentence = try #require(run.failures.first)
      #expect(sentence.hasPrefix("Twin/Twin.swift:"))
      #expect(sentence.contains("[kind-mismatch]"))
      #expect(sentence.contains("LampControl"))
    }

    @Test func `a kind used twice in one plugin is a finding`() throws {
      try sandbox.write(
        "Twin/Twin.swift",
        Fixture.vault.source.replacing("com.example.vault.value", with: "com.example.vault"))
      let run = try sandbox.run("list", "Twin", "--format", "json")
      #expect(run.status == 1)
      #expect(try run.json().list("findings").map { $0["rule"] } == [.text("kind-mismatch")])
      #expect(try run.json().list("items").count == 1)
    }

    @Test(arguments: ["", " ", "\\n\\t"])
    func `a kind that is empty is a finding`(kind: String) throws {
      try sandbox.write("Bad/Bad.swift", ExtensionSource(name: "Bad", kind: kind).text)
      let run = try sandbox.run("list", "Bad", "Lamp")
      #expect(run.status == 1)
      #expect(run.listsLamp)
      #expect(run.failures.count == 1)
      #expect(try #require(run.failures.first).contains("[kind-mismatch]"))
    }

    @Test(
      arguments: [
        "a/b", "../../up", "/abs", "..", ".", ".hidden", "a\\\\b", "con:aux", "a b", "ü", "100%",
        "a\\u{0}b", "\\u{1B}[2J", String(repeating: "long", count: 100),
      ])
    func `snapshots of any kind stay in their folder`(kind: String) throws {
      try sandbox.write("Bad/Bad.swift", ExtensionSource(name: "Bad", kind: kind).text)
      let run = try sandbox.run("snapshot", "record", "Bad", setting: .writing("surfaces"))
      #expect(run.status == 0)
      let files = sandbox.files(in: "surfaces/Bad")
      #expect(files.count == 4)
      for file in files {
        #expect(file.hasSuffix(".txt") && !file.hasPrefix(".") && file.utf8.count < 256)
        #expect(file.allSatisfy { $0.isASCII && !"/\\: ".contains($0) })
      }
      #expect(try sandbox.run("snapshot", "verify", "Bad").status == 0)
    }

    @Test func `kinds that look alike once escaped have files of their own`() throws {
      try sandbox.write(
        "Bad/Bad.swift",
        Fixture.vault.source.replacing("\"com.example.vault\"", with: "\"a/b\"").replacing(
          "\"com.example.vault.value\"", with: "\"a%2Fb\""))
      let run = try sandbox.run("snapshot", "record", "Bad", setting: .writing("surfaces"))
      #expect(run.status == 0)
      #expect(sandbox.files(in: "surfaces/Bad").count == 8)
    }

    // MARK: Titles

    static let titles = [
      "\\u{1B}[31mred\\u{1B}[0m", "\\u{1B}]0;title\\u{7}", "\\u{9B}31m", "one\\ntwo\\r\\nthree",
      "tab\\tbed", "\\u{202E}desrever", "\\u{2066}\\u{2067}isolated", "nul\\u{0}l",
      "::error::x", "<script>alert(1)</script>", "%s%n", "=1+1", "a,b;\\\"c\\\"",
      String(repeating: "x", count: 10_000), "e\\u{301}\\u{301}\\u{301}", "שלום עולם", "👩‍👩‍👧‍👦",
    ]

    private func write(title: String) throws {
      try sandbox.write(
        "Bad/Bad.swift",
        ExtensionSource(name: "Bad", kind: "com.example.bad", displayName: title).text)
    }

    @Test(arguments: titles)
    func `a hostile title is listed safely`(title: String) throws {
      try write(title: title)
      let run = try sandbox.run("list", "Bad", "Lamp")
      #expect(run.status == 0)
      #expect(run.listsLamp)
      #expect(run.outputLines.allSatisfy { $0.count <= 100 })
      #expect(run.outputLines.filter { $0.contains("◆ T ") }.count == 2)
    }

    @Test(arguments: titles)
    func `a hostile title is rendered safely`(title: String) throws {
      try write(title: title)
      let run = try sandbox.run("render", "Bad")
      #expect(run.status == 0)
      #expect(run.outputLines.allSatisfy { $0.count < 500 })
      #expect(run.outputLines.count { $0.contains("label: ") } >= 4)
    }

    @Test(arguments: titles)
    func `a hostile title has a snapshot that is text`(title: String) throws {
      try write(title: title)
      let run = try sandbox.run("snapshot", "record", "Bad", setting: .writing("surfaces"))
      #expect(run.status == 0)
      let text = try sandbox.read("surfaces/Bad/com.example.bad.control-center.txt")
      #expect(
        !text.unicodeScalars.contains {
          $0 != "\n" && $0.properties.generalCategory == .control
        })
      #expect(text.split(separator: "\n").allSatisfy { $0.contains(": ") || $0.hasPrefix("[") })
      #expect(try sandbox.run("snapshot", "verify", "Bad").status == 0)
    }

    @Test(arguments: ["list", "render"])
    func `a title is no command to a CI system`(command: String) throws {
      try write(title: "::stop-commands::x")
      let run = try sandbox.run(command, "Bad")
      #expect(run.status == 0)
      // Such a system takes a line for a command even behind blanks.
      #expect(!run.outputLines.contains { $0.drop { $0 == " " }.hasPrefix("::") })
    }

    @Test func `the document holds a title as it is`() throws {
      try write(title: "\\u{1B}[31m\\n\\\"\\u{202E}")
      let run = try sandbox.run(
        "list", "Bad", "--format", "json", setting: .init(isDocument: true))
      #expect(run.status == 0)
      #expect(try run.json().list("items").first?["title"] == .text("\u{1B}[31m\n\"\u{202E}"))
    }

    @Test func `the table holds a title with commas, quotes and line breaks in one field`() throws {
      try write(title: "one,\\\"two\\\"\\nthree")
      let run = try sandbox.run("list", "Bad", "--format", "csv")
      #expect(run.status == 0)
      let table = CSVTable(run.output)
      #expect(table.rows.allSatisfy { $0.count == 10 })
      #expect(table.records.count == 10)
    }

    @Test func `the table holds no terminal escapes`() throws {
      try write(title: "\\u{1B}[31mred")
      #expect(try sandbox.run("list", "Bad", "--format", "csv").status == 0)
    }

    @Test(arguments: ["=1+1", "+1", "-1", "@x"])
    func `the table holds no formulas`(title: String) throws {
      try write(title: title)
      let run = try sandbox.run("list", "Bad", "--format", "csv")
      let titles = CSVTable(run.output).records.compactMap { $0["title"] }
      #expect(!titles.isEmpty)
      #expect(titles.allSatisfy { $0 == "'" + title })
    }

    @Test(arguments: ["\\u{1B}[31m", "\\u{202E}x", "one\\ntwo"])
    func `a hostile symbol, value and hint come out safely`(text: String) throws {
      try sandbox.write(
        "Bad/Bad.swift",
        ExtensionSource(
          name: "Bad", kind: "com.example.bad",
          content: """
            ControlWidgetToggle("\(text)", isOn: value, action: SetBadIntent()) { _ in
              Label("\(text)", systemImage: "\(text)")
                .controlWidgetActionHint("\(text)")
                .controlWidgetStatus("\(text)")
            }
            """
        ).text)
      #expect(try sandbox.run("render", "Bad").status == 0)
      #expect(try sandbox.run("list", "Bad").status == 0)
    }

    @Test func `a folder with a hostile name is told safely`() throws {
      let name = "\u{1B}[31mred\nline"
      try sandbox.write("\(name)/Lamp.swift", Fixture.lamp.source)
      let run = try sandbox.run("list", name)
      #expect(run.status == 0)
      #expect(run.listsLamp)
    }
  }
}
