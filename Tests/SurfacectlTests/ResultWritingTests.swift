// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// A result that can't be written whole is no result.
struct ResultWritingTests {
  let sandbox: Sandbox

  init() throws { sandbox = try Sandbox(cache: .common) }

  /// Runs the program with standard output on a device that is always full.
  private static let full = Sandbox.Setting(launcher: [
    "/bin/sh", "-c", "exec \"$0\" \"$@\" > /dev/full",
  ])

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "needs /dev/full"),
    arguments: [
      ["list", "Lamp"], ["list", "Lamp", "--format", "json"], ["--help"], ["--version"],
    ])
  func `a full disk is told`(arguments: [String]) throws {
    try sandbox.add(.lamp)
    let run = try sandbox.run(arguments, setting: Self.full)
    #expect(run.status == 2)
    #expect(run.failures.count == 1)
    #expect(run.errors.contains("can't be written"))
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash"), "needs bash"))
  func `a reader that leaves early is not told`() throws {
    try sandbox.add(.lamp)
    var setting = Sandbox.Setting()
    setting.launcher = [
      "/bin/bash", "-c", "set -o pipefail; \"$0\" \"$@\" | true; exit ${PIPESTATUS[0]}",
    ]
    let run = try sandbox.run(["list", "Lamp"], setting: setting)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [240, 253, 300])
  func `a document holds its views, or says that it can't`(depth: Int) throws {
    var widget = WidgetSourceText()
    widget.view = "deep(\(depth))"
    widget.declarations = """
      func deep(_ depth: Int) -> AnyView {
        depth == 0 ? AnyView(Text("deep")) : AnyView(VStack { deep(depth - 1) })
      }
      """
    try sandbox.write("Card/Card.swift", widget.text)
    let run = try sandbox.run("render", "Card", "--format", "json")
    let document = try run.json()
    #expect(document["version"] == .number(1))
    if run.status == 0 {
      #expect(run.output.contains("\"deep\"") || run.output.contains("notModelled"))
      #expect(!document.list("representations").isEmpty)
    } else {
      #expect(run.status == 2)
      #expect(!document.list("failures").isEmpty)
    }
  }

  @Test func `what user code makes of the order of keys is the same each time`() throws {
    try sandbox.write(
      "Order/Order.swift",
      ExtensionSource(
        name: "Order", kind: "com.example.order",
        content: """
          ControlWidgetButton(action: RingOrderIntent()) { Label(order(), systemImage: "star") }
          """,
        extra: """
          func order() -> String {
            let json = #"{"a":1,"b":2,"c":3,"d":4,"e":5,"f":6,"g":7,"h":8}"#
            let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
            return (object ?? [:]).keys.joined() + Set(["q", "w", "e", "r", "t", "y"]).joined()
          }
          """
      ).text)
    let runs = try (0..<4).map { _ in
      try sandbox.run("render", "Order", "--slot", "control-center/large").output
    }
    #expect(try #require(runs.first).contains("label: "))
    #expect(Set(runs).count == 1)
  }
}
