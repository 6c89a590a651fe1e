// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Testing

@testable import SurfacectlCore

/// What the compiler says, and what is added to it.
struct DiagnosticsTests {
  private func errors(_ message: String, isSurface: Bool = false) -> [String] {
    Diagnostics(
      Data("Lamp/A.swift:3:5: error: \(message)\nOther.swift:1:1: error: elsewhere\n".utf8),
      plugin: "Lamp", paths: ["Lamp/A.swift"], isSurface: isSurface
    ).errors.map(\.error)
  }

  @Test func `errors in the user's files are failures with their places`() throws {
    let diagnostics = Diagnostics(
      Data("Lamp/A.swift:3:5: error: no\n".utf8), plugin: "Lamp", paths: ["Lamp/A.swift"])
    let failure = try #require(diagnostics.errors.first)
    #expect(failure.file == "Lamp/A.swift")
    #expect(failure.line == 3)
    #expect(failure.column == 5)
    #expect(failure.plugin == "Lamp")
    #expect(errors("no") == ["no"])
  }

  @Test(arguments: ["cannot find 'X' in scope", "value of type 'A' has no member 'b'"])
  func `an extension is told that Xcode or Apple may know a name, a surface is not`(
    _ message: String
  ) throws {
    let told = try #require(errors(message).first)
    #expect(told.contains("Apple") || told.contains("Xcode"))
    let surface = try #require(errors(message, isSurface: true).first)
    #expect(surface.hasPrefix(message))
    #expect(!surface.contains("Apple") && !surface.contains("Xcode"))
  }

  @Test func `the group of a diagnostic is left out`() {
    #expect(errors("no [#Group]") == ["no"])
  }
}
