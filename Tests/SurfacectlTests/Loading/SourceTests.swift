// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// What is done to sources before they are compiled, and what is told of them.
struct SourceTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  private func kinds(_ run: Outcome) throws -> [String] {
    try run.json().list("items").compactMap { $0["kind"]?.string }
  }

  // MARK: Preparing

  @Test func `previews are left out`() throws {
    try sandbox.write(
      "Lamp/Lamp.swift",
      Fixture.lamp.source + """

        #Preview("Lamp", as: .systemSmall) {
          NoSuchWidget()
        } timeline: {
          NoSuchEntry()
        }

        #Preview { NoSuchView() }

        """)
    #expect(try sandbox.run("list", "Lamp").status == 0)
  }

  @Test func `lines keep their numbers behind a preview`() throws {
    try sandbox.write(
      "Bad/Bad.swift",
      """
      #Preview {
        NoSuchView()
      }

      let broken: Int = "text"

      """)
    let run = try sandbox.run("list", "Bad")
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(try #require(run.failures.first).hasPrefix("Bad/Bad.swift:5:"))
  }

  @Test(
    arguments: [
      ("os(iOS)", "ios", true), ("os(iOS)", "watchos", false), ("os(watchOS)", "watchos", true),
      ("os(Linux)", "ios", false), ("os(macOS)", "ios", false), ("!os(iOS)", "ios", false),
      ("canImport(WidgetKit)", "ios", true), ("targetEnvironment(simulator)", "ios", false),
      ("DEBUG", "ios", false), ("os(iOS) && !DEBUG", "ios", true), ("swift(>=5.9)", "ios", true),
    ])
  func `conditions are judged for the platform, not for this machine`(
    condition: String, platform: String, isActive: Bool
  ) throws {
    let source = ExtensionSource(
      name: "Lamp", kind: "com.example.\\(suffix)",
      extra: """
        #if \(condition)
          let suffix = "active"
        #else
          let suffix = "inactive"
        #endif
        """)
    try sandbox.write("Lamp/Lamp.swift", source.text)
    let run = try sandbox.run("list", "Lamp", "--platform", platform, "--format", "json")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try kinds(run) == [isActive ? "com.example.active" : "com.example.inactive"])
  }

  @Test func `conditions can be given`() throws {
    let source = ExtensionSource(
      name: "Lamp", kind: "com.example.\\(suffix)",
      extra: "#if DEBUG\nlet suffix = \"debug\"\n#else\nlet suffix = \"release\"\n#endif")
    try sandbox.write("Lamp/Lamp.swift", source.text)
    let run = try sandbox.run("list", "Lamp", "-D", "DEBUG", "--format", "json")
    #expect(try kinds(run) == ["com.example.debug"])
  }

  @Test func `availability follows the system that is asked for`() throws {
    try sandbox.write(
      "Both/Both.swift",
      """
      import SwiftUI
      import WidgetKit

      @main
      struct BothBundle: WidgetBundle {
        var body: some Widget {
          OldControl()
          if #available(iOS 26, *) {
            NewControl()
          }
        }
      }

      """)
    try sandbox.write("Both/Old.swift", LoadingTests.loose("Old"))
    try sandbox.write("Both/New.swift", LoadingTests.loose("New"))
    let old = try sandbox.run("list", "Both", "--os", "18", "--format", "json")
    #expect(try kinds(old) == ["com.example.old"])
    let new = try sandbox.run("list", "Both", "--os", "26", "--format", "json")
    #expect(try kinds(new) == ["com.example.old", "com.example.new"])
  }

  @Test(arguments: [(18, "old"), (26, "new"), (27, "new")])
  func `availability inside functions follows the system too`(
    version: Int, suffix: String
  ) throws {
    let source = ExtensionSource(
      name: "Lamp", kind: "com.example.\\(suffix())",
      extra: """
        func suffix() -> String {
          guard #available(iOS 26, watchOS 26, *) else { return "old" }
          if #unavailable(iOS 26) { return "never" }
          return "new"
        }
        """)
    try sandbox.write("Lamp/Lamp.swift", source.text)
    let run = try sandbox.run("list", "Lamp", "--os", "\(version)", "--format", "json")
    #expect(try kinds(run) == ["com.example.\(suffix)"])
  }

  @Test func `an import that nobody provides is told with its place, and is fine`() throws {
    try sandbox.write("Lamp/Lamp.swift", "import Alamofire\n" + Fixture.lamp.source)
    let run = try sandbox.run("list", "Lamp")
    #expect(run.status == 0)
    let notes = run.errorLines.filter { $0.contains("Alamofire") }
    #expect(notes.count == 1)
    #expect(try #require(notes.first).hasPrefix("Lamp/Lamp.swift:1: note: "))
  }

  // MARK: Language modes

  private static let mutableTitle = ExtensionSource(
    name: "Lamp", kind: "com.example.lamp",
    extra: """
      struct OtherIntent: AppIntent {
        static var title: LocalizedStringResource = "Other"
        func perform() async throws -> some IntentResult { .result() }
      }
      """
  ).text

  @Test func `sources are compiled in Swift 5 mode by default`() throws {
    try sandbox.write("Lamp/Lamp.swift", Self.mutableTitle)
    #expect(try sandbox.run("list", "Lamp").status == 0)
  }

  @Test func `Swift 6 mode can be asked for and finds what it forbids`() throws {
    try sandbox.write("Lamp/Lamp.swift", Self.mutableTitle)
    let run = try sandbox.run("list", "Lamp", "--swift-version", "6")
    #expect(run.status == 2)
    #expect(run.failures.contains { $0.contains("title") && $0.contains("concurrency") })
  }

  @Test func `the samples compile in Swift 6 mode`() throws {
    let run = try sandbox.run("list", "Plugins", "--swift-version", "6", setting: .package)
    #expect(run.status == 0, "\(run.errors)")
  }

  // MARK: Compile errors

  @Test func `a compile error has the user's path, line and column, and the rest is listed`()
    throws
  {
    try sandbox.add(.lamp)
    try sandbox.write("Bad/Bad.swift", "import WidgetKit\n\nlet broken: Int = \"text\"\n")
    let run = try sandbox.run("list", "Bad", "Lamp")
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(try #require(run.failures.first).hasPrefix("Bad/Bad.swift:3:19: error: "))
    #expect(run.outputLines.contains { $0.hasPrefix("Lamp  ") })
  }

  @Test func `every error of the user's lines is told once, in their order`() throws {
    try sandbox.write(
      "Bad/Bad.swift", "let first: Int = \"text\"\nlet second: Int = \"text\"\n")
    try sandbox.write("Bad/Worse.swift", "let third: Int = \"text\"\n")
    let run = try sandbox.run("list", "Bad")
    let places = run.failures.map { $0.prefix { $0 != " " } }
    #expect(places == ["Bad/Bad.swift:1:18:", "Bad/Bad.swift:2:19:", "Bad/Worse.swift:1:18:"])
  }

  @Test func `no path of ours and no note into our modules is told`() throws {
    let source = Fixture.lamp.source.replacing("SetLampIntent())", with: "RingLampIntent())")
    try sandbox.write("Bad/Bad.swift", source)
    let run = try sandbox.run("list", "Bad")
    #expect(run.status == 2)
    #expect(run.errorLines.allSatisfy { $0.hasPrefix("Bad/Bad.swift:") })
    #expect(!run.errors.contains("note:"))
  }

  @Test func `a name that only this vocabulary lacks is called so`() throws {
    let source = Fixture.bell.source.replacing(
      "systemImage: \"bell\")", with: "systemImage: \"bell\").noSuchModifier(1)")
    try sandbox.write("Bad/Bad.swift", source)
    let run = try sandbox.run("list", "Bad")
    #expect(run.status == 2)
    let sentence = try #require(run.failures.first { $0.contains("noSuchModifier") })
    #expect(sentence.contains("surfacectl"))
  }

  @Test func `a name that another file of the app declares is called so`() throws {
    let source = Fixture.lamp.source.replacing("return false", with: "return Store.isLit")
    try sandbox.write("Bad/Bad.swift", source)
    let run = try sandbox.run("list", "Bad")
    #expect(run.status == 2)
    let sentence = try #require(run.failures.first { $0.contains("'Store'") })
    #expect(sentence.contains("--with"))
  }

  @Test func `warnings of the compiler are not told`() throws {
    try sandbox.write(
      "Lamp/Lamp.swift", Fixture.lamp.source + "func unused() { let number = 1 }\n")
    let run = try sandbox.run("list", "Lamp")
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test func `two entry points in one folder are told with their places`() throws {
    try sandbox.add(.lamp)
    try sandbox.write(
      "Lamp/Other.swift", "@main\nstruct Other {\n  static func main() {}\n}\n")
    let run = try sandbox.run("list", "Lamp")
    #expect(run.status == 2)
    #expect(run.failures.contains { $0.hasPrefix("Lamp/") && $0.contains("main") })
  }

  // MARK: Width

  @Test func `a table with many surfaces and long titles stays within 100 columns`() throws {
    let long = String(repeating: "Extraordinarily ", count: 10)
    try sandbox.write(
      "Long/Long.swift",
      ExtensionSource(name: "Long", kind: "com.example.long", displayName: long).text)
    var options: [String] = []
    for number in 1...4 {
      let name = "Long\(number)"
      let slots = (1...3).map { "Slot(\"place-\($0)\", holds: [.control])" }
      let surface = SurfaceSource(
        name: name, id: "surface-\(number)", slots: slots.joined(separator: ", "))
      try sandbox.write("\(name)/\(name).swift", surface.text)
      options += ["--plugin", name]
    }
    let run = try sandbox.run(["list", "Long"] + options)
    #expect(run.status == 0)
    #expect(run.outputLines.allSatisfy { $0.count <= 100 })
    #expect((1...4).allSatisfy { run.output.contains("Long\($0)") })
  }

  @Test func `titles of wide characters stay within 100 columns`() throws {
    let wide = String(repeating: "広い", count: 60)
    try sandbox.write(
      "Wide/Wide.swift",
      ExtensionSource(name: "Wide", kind: "com.example.wide", displayName: wide).text)
    let run = try sandbox.run("list", "Wide")
    #expect(run.status == 0)
    for line in run.outputLines {
      #expect(line.reduce(0) { $0 + ("広い".contains($1) ? 2 : 1) } <= 100)
    }
  }
}
