// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

/// No line of either stream is a command to a CI system, whatever user code says.
struct CommandMarkTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(cache: .common)
    try sandbox.write("Sly/Sly.swift", Self.source)
  }

  private static let source = ExtensionSource(
    name: "Sly", kind: #"\n::error::kind ##[error]k"#,
    content: #"""
      ControlWidgetToggle("\u{A0}::error::title", isOn: value, action: SetSlyIntent()) { isOn in
        Label("x ##vso[task.complete]y", systemImage: isOn ? "::error::" : "##[group]on")
      }
      """#,
    perform: #"""
      print("\u{3000}::error::printed"); print("mid ##[error]dle")
      UserDefaults(suiteName: "::error::group")?.set("::error::value", forKey: "\u{2003}::error::key")
      throw Sly("\u{A0}::error::thrown ##vso[x]")
      """#,
    extra: #"""
      struct Sly: Error, CustomStringConvertible {
        var description: String
        init(_ text: String) { description = text }
      }
      """#, displayName: #"\u{2009}::error title=x::name ##[error]"#
  ).text

  @Test(
    arguments: [
      ["list", "Sly"], ["list", "Sly", "--format", "csv"], ["list", "Sly", "--format", "json"],
      ["render", "Sly"], ["render", "Sly", "--format", "json"], ["snapshot", "verify", "Sly"],
      ["press", "--all", "Sly"], ["press", "SlyControl", "Sly", "--format", "json"],
      ["render", "Sly", "--kind", "::error::x"], ["list", "::error::nowhere"],
      ["explain", "##[error]x"],
    ])
  func `commands in kinds, titles, symbols, values and errors are broken`(
    arguments: [String]
  ) throws {
    let run = try sandbox.run(arguments)
    #expect(!(run.output + run.errors).isEmpty)
    for line in run.outputLines + run.errorLines {
      #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(line)")
      #expect(!line.contains("##["), "\(line)")
      #expect(!line.contains("##vso["), "\(line)")
    }
  }
}
