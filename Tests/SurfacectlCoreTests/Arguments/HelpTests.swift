// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

@testable import SurfacectlCore

/// Help, made from the specifications of commands.
struct HelpTests {
  private let command = CommandSpec(
    name: "try", abstract: "Tries.", discussion: "At length.",
    arguments: [
      ArgumentSpec(name: "kind", help: "The kind."),
      ArgumentSpec(name: "path", isOptional: true, isRepeatable: true, help: "The path."),
    ],
    options: [
      OptionSpec(
        names: ["--format", "-f"], value: "format", kind: .choice(["text", "json"]), help: "How."),
      OptionSpec(names: ["--flag"], help: String(repeating: "word ", count: 40)),
    ])

  @Test func `the usage tells what is optional and what repeats`() {
    #expect(Help.usage(command) == "USAGE: surfacectl try <kind> [<path> ...] [<options>]")
  }

  @Test func `a command's help has all that its specification says`() {
    let lines = Help.text(command).split(separator: "\n").map(String.init)
    #expect(lines.contains("OVERVIEW: Tries."))
    #expect(lines.contains("At length."))
    #expect(lines.contains("  <kind>                  The kind."))
    #expect(lines.contains("  -f, --format <format>   How. One of: text or json."))
  }

  @Test func `no line is longer than a hundred columns`() {
    let texts = Commands.all.map { Help.text($0.spec) } + [Help.text(command)]
    #expect(texts.joined().split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func `the overview has every command`() {
    let text = Help.overview(Commands.all.map { $0.spec })
    for command in Commands.all { #expect(text.contains("\n  \(command.spec.name) ")) }
  }

  @Test func `each command and option has a name of its own`() {
    let names = Commands.all.map { $0.spec.name }
    #expect(Set(names).count == names.count)
    for command in Commands.all {
      let names = command.spec.options.flatMap(\.names)
      #expect(Set(names).count == names.count, "\(command.spec.name)")
    }
  }
}
