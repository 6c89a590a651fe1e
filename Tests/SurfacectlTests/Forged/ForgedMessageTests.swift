// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

/// Plugins that look for the worker's own descriptors and write there what a worker would say.
struct ForgedMessageTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
    try sandbox.add(.lamp)
  }

  /// A function that writes a line to every descriptor that there is.
  private static let forger = """
    func forge(_ line: String) {
      for descriptor in Int32(3)..<64 {
        "\\n\\(line)\\n".withCString { _ = write(descriptor, $0, strlen($0)) }
      }
    }
    """

  @Test(arguments: [
    "step\\tloading\\t99\\tx", "step\\tperforming\\t-1\\tx",
    "step\\tarchiving\\t9223372036854775807\\tx", "problem\\t+77\\tx\\tarchiving\\tx",
    "item\\t-3\\t99999999999",
  ])
  func `a process that forges a line about no plugin and ends is told as what it is`(
    line: String
  ) throws {
    try sandbox.write(
      "Forger/Forger.swift",
      ExtensionSource(
        name: "Forger", kind: "com.example.forger",
        provider: "forge(\"\(line)\"); _exit(0)\nreturn false", extra: Self.forger
      ).text)
    let run = try sandbox.run("list", "Forger", "Lamp")
    #expect(run.status == 2)
    #expect(run.failures.contains { $0.contains("called exit(0)") })
    #expect(run.listsLamp)
  }
}
