// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Testing

@testable import SurfacectlCore

/// Completion scripts, made from the specifications of commands.
struct CompletionTests {
  private let commands = [
    CommandSpec(
      name: "try", abstract: "Tries [it]: 'now'.",
      arguments: [ArgumentSpec(name: "action", kind: .choice(["go", "stop"]), help: "")],
      options: [
        OptionSpec(
          names: ["--format"], value: "format", kind: .choice(["text", "json"]), help: "How."),
        OptionSpec(
          names: ["--folder"], value: "folder", kind: .folder, isRepeatable: true, help: "Where."),
        OptionSpec(names: ["-D"], value: "name", help: "What."),
      ])
  ]

  @Test func `bash gets the values of an option and the words of an argument`() {
    let script = Completion.script(for: "bash", commands: commands)
    #expect(script.contains(#"--format) words="text json" ;;"#))
    #expect(script.contains(#"words="--format --folder -D go stop""#))
  }

  @Test func `zsh gets an action for each kind of value`() {
    let script = Completion.script(for: "zsh", commands: commands)
    #expect(script.contains("'--format[How.]:format:(text json)'"))
    #expect(script.contains("'*--folder[Where.]:folder:_files -/'"))
  }

  @Test func `fish gets long and short names`() {
    let script = Completion.script(for: "fish", commands: commands)
    #expect(script.contains("-l format -x -a 'text json' -d 'How.'"))
    #expect(script.contains("-s D -r -d 'What.'"))
  }

  @Test(arguments: ["zsh", "fish"])
  func `what means something to a shell is not in descriptions`(_ shell: String) {
    let script = Completion.script(for: shell, commands: commands)
    #expect(script.contains("Tries (it)  ’now’."))
  }
}
