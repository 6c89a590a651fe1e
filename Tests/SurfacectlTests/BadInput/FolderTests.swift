// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

extension BadInputTests {
  /// Folders and files that can't be read as a plugin.
  struct FolderTests {
    let sandbox: Sandbox

    init() throws {
      sandbox = try Sandbox()
      try sandbox.add(.lamp)
    }

    /// Lists a path beside the lamp, and returns the sentence that tells what is wrong with it.
    private func sentence(for path: String) throws -> String {
      let run = try sandbox.run("list", path, "Lamp")
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(run.errorLines.count == 1)
      return try #require(run.failures.first)
    }

    @Test func `a missing folder is told with exit status 2`() throws {
      #expect(try sentence(for: "Missing").hasPrefix("Missing: error: "))
    }

    @Test func `an empty folder is told with exit status 2`() throws {
      try sandbox.makeFolder("Empty")
      let sentence = try sentence(for: "Empty")
      #expect(sentence.hasPrefix("Empty: error: "))
      #expect(sentence.contains("no Swift files"))
    }

    @Test func `a folder without Swift files is told with exit status 2`() throws {
      try sandbox.write("Texts/README.md", "# Nothing to compile\n")
      let sentence = try sentence(for: "Texts")
      #expect(sentence.hasPrefix("Texts: error: "))
      #expect(sentence.contains("no Swift files"))
    }

    @Test func `a file in the place of a folder is told with exit status 2`() throws {
      #expect(try sentence(for: "Lamp/Lamp.swift").contains("file"))
    }

    @Test func `an empty path is told with exit status 2`() throws {
      let run = try sandbox.run("list", "", "Lamp")
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(run.failures.count == 1)
    }

    @Test func `a link to nowhere is told with exit status 2`() throws {
      try FileManager.default.createSymbolicLink(
        atPath: sandbox.work + "/Link", withDestinationPath: "Nowhere")
      #expect(try sentence(for: "Link").hasPrefix("Link: error: "))
    }

    @Test(
      arguments: [
        [0xFF], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0xAF],
        [0xE2, 0x82],
      ])
    func `a file that is not UTF-8 is told with its line`(bytes: [UInt8]) throws {
      var data = Data("// One.\n// Two.\n// ".utf8)
      data.append(contentsOf: bytes)
      data.append(contentsOf: Data("\nlet number = 1\n".utf8))
      try sandbox.write("Bytes/Bytes.swift", bytes: data)
      let sentence = try sentence(for: "Bytes")
      #expect(sentence.hasPrefix("Bytes/Bytes.swift:3: error: "))
      #expect(sentence.contains("UTF-8"))
    }

    @Test func `a file in UTF-16 is told to be no UTF-8`() throws {
      let text = try #require("let number = 1\n".data(using: .utf16))
      try sandbox.write("Wide/Wide.swift", bytes: text)
      #expect(try sentence(for: "Wide").hasPrefix("Wide/Wide.swift:1: error: "))
    }

    @Test func `a byte order mark is no fault`() throws {
      try sandbox.write("Lamp/Lamp.swift", "\u{FEFF}" + Fixture.lamp.source)
      let run = try sandbox.run("list", "Lamp")
      #expect(run.status == 0)
      #expect(run.listsLamp)
    }

    @Test func `line ends of other systems are no fault`() throws {
      try sandbox.write("Lamp/Lamp.swift", Fixture.lamp.source.replacing("\n", with: "\r\n"))
      let run = try sandbox.run("list", "Lamp")
      #expect(run.status == 0)
      #expect(run.listsLamp)
    }

    @Test func `a file with null characters is told and the rest is listed`() throws {
      try sandbox.write("Nulls/Nulls.swift", "let a = 1\u{0}\u{0}let b: Int = \"text\"\n")
      let run = try sandbox.run("list", "Nulls", "Lamp")
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(!run.failures.isEmpty)
    }

    @Test func `an empty Swift file is fine and told to hold nothing`() throws {
      try sandbox.write("Blank/Blank.swift", "")
      let run = try sandbox.run("list", "Blank", "Lamp")
      #expect(run.status == 0)
      #expect(run.listsLamp)
      #expect(run.errorLines.count == 1)
      #expect(run.errors.contains("Blank"))
    }

    @Test func `a file that nests too deep is told and the rest is listed`() throws {
      let deep = String(repeating: "(", count: 20_000) + String(repeating: ")", count: 20_000)
      try sandbox.write("Deep/Deep.swift", "let deep = \(deep)\n")
      let run = try sandbox.run("list", "Deep", "Lamp")
      #expect(run.status == 2)
      #expect(run.listsLamp)
      #expect(!run.failures.isEmpty && run.failures.count < 5)
    }

    @Test func `a pipe with the name of a Swift file does not stop the program`() throws {
      try sandbox.makeFolder("Pipe")
      try #require(mkfifo(sandbox.work + "/Pipe/Pipe.swift", 0o600) == 0)
      let run = try sandbox.run("list", "Pipe", "Lamp")
      #expect(run.status == 2)
      #expect(run.listsLamp)
    }

    @Test func `two folders with the same name are both listed and told apart`() throws {
      for (folder, name) in [("One/Lights", "First"), ("Two/Lights", "Second")] {
        let source = ExtensionSource(name: name, kind: "com.example.\(name)")
        try sandbox.write("\(folder)/\(name).swift", source.text)
      }
      let run = try sandbox.run("list", "One/Lights", "Two/Lights", "--format", "json")
      #expect(run.status == 0)
      let items = try run.json().list("items")
      #expect(items.map { $0["title"]?.string } == ["First", "Second"])
      #expect(Set(items.compactMap { $0["plugin"]?.string }).count == 2)
    }

    @Test func `two folders with the same name have snapshots of their own`() throws {
      for (folder, name) in [("One/Lights", "First"), ("Two/Lights", "Second")] {
        let source = ExtensionSource(name: name, kind: "com.example.\(name)")
        try sandbox.write("\(folder)/\(name).swift", source.text)
      }
      let run = try sandbox.run(
        "snapshot", "record", "One/Lights", "Two/Lights", setting: .writing("surfaces"))
      #expect(run.status == 0)
      #expect(sandbox.files(in: "surfaces").count { $0.hasSuffix(".txt") } == 8)
    }

    @Test(
      arguments: [
        "my-widget", "2048", "Foundation", "SwiftUI", "IntentBus", "Drawing", "Swift", "main",
        "class", "Any", "surfacectl", "-", "___", "日本", "LampControl", "Synchronization",
      ])
    func `a folder may have any name`(name: String) throws {
      try sandbox.write("plugins/\(name)/Code.swift", Fixture.lamp.source)
      let run = try sandbox.run("list", "plugins/\(name)")
      #expect(run.status == 0, "\(run.errors)")
      #expect(run.listsLamp)
      #expect(try #require(run.outputLines.first).hasPrefix("\(name) · "))
    }

    @Test func `folders whose names make the same module are both listed`() throws {
      for (folder, name) in [("my-light", "First"), ("my.light", "Second"), ("my light", "Third")] {
        let source = ExtensionSource(name: name, kind: "com.example.\(name)")
        try sandbox.write("\(folder)/Code.swift", source.text)
      }
      let run = try sandbox.run("list", "my-light", "my.light", "my light", "--format", "json")
      #expect(run.status == 0)
      let titles = try run.json().list("items").map { $0["title"]?.string }
      #expect(titles == ["First", "Second", "Third"])
    }
  }
}
