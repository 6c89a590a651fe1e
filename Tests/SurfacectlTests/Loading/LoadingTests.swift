// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// What a folder of sources becomes.
struct LoadingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// A control without a bundle around it.
  static func loose(_ name: String) -> String {
    """
    import AppIntents
    import SwiftUI
    import WidgetKit

    struct \(name)Control: ControlWidget {
      var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "com.example.\(name.lowercased())") {
          ControlWidgetButton(action: \(name)Intent()) { Label("\(name)", systemImage: "star") }
        }
        .displayName("\(name)")
      }
    }

    struct \(name)Intent: AppIntent {
      static let title: LocalizedStringResource = "\(name)"
      func perform() async throws -> some IntentResult { .result() }
    }

    """
  }

  private func titles(_ run: Outcome) throws -> [String] {
    try run.json().list("items").compactMap { $0["title"]?.string }
  }

  // MARK: Folders

  @Test func `a folder without an entry point registers every control it declares`() throws {
    try sandbox.write("Loose/First.swift", Self.loose("First"))
    try sandbox.write("Loose/Second.swift", Self.loose("Second"))
    let run = try sandbox.run("list", "Loose", "--format", "json")
    #expect(run.status == 0)
    #expect(try titles(run) == ["First", "Second"])
  }

  @Test func `folders inside a plugin belong to it`() throws {
    try sandbox.add(.lamp)
    try sandbox.write("Lamp/More/Deep/Other.swift", "struct Other { static let number = 1 }\n")
    try sandbox.write("Lamp/Use.swift", "let number = Other.number\n")
    let run = try sandbox.run("list", "Lamp")
    #expect(run.status == 0)
  }

  @Test func `hidden files and resources are left out`() throws {
    try sandbox.add(.lamp)
    for path in [".Hidden.swift", ".build/Other.swift", "Media.xcassets/Other.swift"] {
      try sandbox.write("Lamp/" + path, "this is not Swift\n")
    }
    #expect(try sandbox.run("list", "Lamp").status == 0)
  }

  @Test func `links in a circle are not followed`() throws {
    try sandbox.add(.lamp)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.work + "/Lamp/Again", withDestinationPath: ".")
    let run = try sandbox.run("list", "Lamp")
    #expect(run.status == 0)
    #expect(run.outputLines.count { $0.hasPrefix("Lamp  ") } == 1)
  }

  @Test func `a plugin that is a link is loaded`() throws {
    try sandbox.add(.lamp)
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.work + "/Link", withDestinationPath: "Lamp")
    let run = try sandbox.run("list", "Link")
    #expect(run.status == 0)
    #expect(try #require(run.outputLines.first).hasPrefix("Link · Link · run"))
  }

  @Test(
    arguments: [
      "my folder", "it's", "say \"hi\"", "back\\slash", "$HOME", "a;b", "ümläut", "日本",
      "*", "a:1:2", "#if", "%d",
    ])
  func `paths may have blanks, quotes and the like`(name: String) throws {
    try sandbox.write("\(name)/Lamp \(name).swift", Fixture.lamp.source)
    let run = try sandbox.run("list", name, "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    let item = try #require(try run.json().list("items").first)
    #expect(item["source"]?["file"] == .text("\(name)/Lamp \(name).swift"))
  }

  @Test func `compile errors in paths with blanks and quotes have their place`() throws {
    let name = "it's \"mine\""
    try sandbox.write("\(name)/a b.swift", "\n\nlet broken: Int = \"text\"\n")
    let run = try sandbox.run("list", name)
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(try #require(run.failures.first).hasPrefix("\(name)/a b.swift:3:"))
  }

  @Test(arguments: ["Lamp", "./Lamp", "Lamp/", "../work/Lamp", "Lamp/../Lamp"])
  func `the path is told as the user spelled it`(path: String) throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run("list", path, "--format", "json")
    #expect(run.status == 0)
    let item = try #require(try run.json().list("items").first)
    let spelled = path.hasSuffix("/") ? String(path.dropLast()) : path
    #expect(item["source"]?["file"] == .text(spelled + "/Lamp.swift"))
  }

  @Test func `an absolute path is told as such`() throws {
    try sandbox.add(.lamp)
    let path = sandbox.work + "/Lamp"
    let run = try sandbox.run("list", path, setting: .init(namesSandbox: true))
    #expect(run.status == 0)
    #expect(run.output.contains(path))
  }

  // MARK: More sources

  @Test func `sources of a --with folder are compiled into each extension`() throws {
    try sandbox.write("Shared/Shared.swift", "let sharedTitle = \"Shared\"\n")
    for name in ["One", "Two"] {
      let source = ExtensionSource(
        name: name, kind: "com.example.\(name)",
        content: """
          ControlWidgetButton(action: Ring\(name)Intent()) {
            Label(sharedTitle, systemImage: "star")
          }
          """)
      try sandbox.write("\(name)/\(name).swift", source.text)
    }
    let run = try sandbox.run("render", "One", "Two", "--with", "Shared")
    #expect(run.status == 0)
    #expect(run.output.contains("label: Shared"))
    #expect(try sandbox.run("render", "One").status == 2)
  }

  @Test func `the entry point of a --with folder does not count`() throws {
    try sandbox.add(.lamp)
    try sandbox.write(
      "App/App.swift", "@main\nstruct App {\n  static func main() { fatalError() }\n}\n")
    let run = try sandbox.run("list", "Lamp", "--with", "App")
    #expect(run.status == 0)
    #expect(run.outputLines.contains { $0.hasPrefix("Lamp  ") })
  }

  @Test func `an error in a --with folder has its place`() throws {
    try sandbox.add(.lamp)
    try sandbox.write("Shared/Shared.swift", "\nlet broken: Int = \"text\"\n")
    let run = try sandbox.run("list", "Lamp", "--with", "Shared")
    #expect(run.status == 2)
    #expect(run.failures.contains { $0.hasPrefix("Shared/Shared.swift:2:") })
  }

  @Test(arguments: ["Missing", "Empty"])
  func `a --with folder without sources is told`(folder: String) throws {
    try sandbox.add(.lamp)
    try sandbox.makeFolder("Empty")
    let run = try sandbox.run("list", "Lamp", "--with", folder)
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(try #require(run.failures.first).hasPrefix("\(folder): error: "))
  }

  // MARK: Surfaces from elsewhere

  @Test(arguments: ["list", "render", "surfaces"])
  func `a surface from elsewhere appears everywhere`(command: String) throws {
    try sandbox.add(.lamp, .shelf)
    let run = try sandbox.run(command, "Lamp", "--plugin", "Shelf")
    #expect(run.status == 0)
    #expect(run.output.contains("Shelf"))
  }

  @Test func `a surface from elsewhere has its snapshots`() throws {
    try sandbox.add(.lamp, .shelf)
    let run = try sandbox.run(
      "snapshot", "record", "Lamp", "--plugin", "Shelf", setting: .writing("surfaces"))
    #expect(run.status == 0)
    let text = try sandbox.read("surfaces/Lamp/com.example.lamp.shelf.txt")
    #expect(text.hasPrefix("[top accented off]\nglyph: lightbulb (symbol)\nlabel: Lamp\n"))
  }

  @Test func `a surface can be chosen by its id`() throws {
    try sandbox.add(.lamp, .shelf)
    let run = try sandbox.run("list", "Lamp", "Shelf", "--surface", "shelf")
    #expect(run.status == 0)
    #expect(!run.output.contains("Control Center"))
  }

  // MARK: Asset catalogs

  @Test(
    arguments: [
      ("Icon.symbolset", "asset"), ("Icon.imageset", "missing"), ("Other.symbolset", "missing"),
    ])
  func `the catalog decides what an icon becomes`(entry: String, source: String) throws {
    let lamp = Fixture.lamp.source.replacing(
      "systemImage: isOn ? \"lightbulb.fill\" : \"lightbulb\"", with: "image: \"Icon\"")
    try sandbox.write("Lamp/Lamp.swift", lamp)
    try sandbox.write("Lamp/Media.xcassets/\(entry)/Contents.json", "{}\n")
    let run = try sandbox.run(
      "render", "Lamp", "--format", "json", "--slot", "lock-screen/control")
    let glyph = try #require(try run.json().list("representations").first?["glyph"])
    #expect(glyph["source"] == .text(source))
  }

  @Test func `a catalog that changes counts without compiling again`() throws {
    let lamp = Fixture.lamp.source.replacing(
      "systemImage: isOn ? \"lightbulb.fill\" : \"lightbulb\"", with: "image: \"Icon\"")
    try sandbox.write("Lamp/Lamp.swift", lamp)
    try sandbox.write("Lamp/Media.xcassets/Icon.symbolset/Contents.json", "{}\n")
    #expect(try sandbox.run("list", "Lamp").status == 0)
    try FileManager.default.moveItem(
      atPath: sandbox.work + "/Lamp/Media.xcassets/Icon.symbolset",
      toPath: sandbox.work + "/Lamp/Media.xcassets/Icon.imageset")
    let run = try sandbox.run("list", "Lamp")
    #expect(run.status == 1)
    #expect(run.errors.contains("[control-image]"))
  }
}
