// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Writes help in the form of Swift's own tools.
enum Help {
  static let program = "surfacectl"

  /// The help of the program.
  static func overview(_ commands: [CommandSpec]) -> String {
    var text = """
      OVERVIEW: Shows where each App Intent appears on Apple's surfaces, and what is left of it there.

      USAGE: \(program) <subcommand>

      OPTIONS:
      """
    text +=
      "\n"
      + rows([
        ("--version", "Show the version."),
        (
          "--generate-completion-script <shell>",
          "Print a completion script for bash, zsh or fish."
        ),
        ("-h, --help", "Show help information."),
      ])
    text += "\nSUBCOMMANDS:\n" + rows(commands.map { ($0.name, $0.abstract) })
    return text + """

      EXIT STATUS: 0 fine; 1 findings, differences or a refused press; 2 something could not be loaded,
      crashed or took too long; 64 wrong usage; 130 or 143 interrupted.

        See '\(program) help <subcommand>' for detailed help.

      """
  }

  /// The help of a command.
  static func text(_ command: CommandSpec) -> String {
    var text = "OVERVIEW: \(command.abstract)\n\n"
    if !command.discussion.isEmpty {
      text += wrapped(command.discussion, width: 100).joined(separator: "\n") + "\n\n"
    }
    text += usage(command) + "\n"
    if !command.arguments.isEmpty {
      text += "\nARGUMENTS:\n" + rows(command.arguments.map { ("<\($0.name)>", $0.help) })
    }
    text += "\nOPTIONS:\n"
    text += rows(
      command.options.map { option in
        let names = option.names.sorted { $0.count < $1.count }.joined(separator: ", ")
        var help = option.help
        if case .choice(let choices) = option.kind { help += " One of: \(SafeName.list(choices))." }
        return (option.value.map { "\(names) <\($0)>" } ?? names, help)
      })
    return text
  }

  /// The line that says how a command is called.
  static func usage(_ command: CommandSpec) -> String {
    let words = command.arguments.map(\.usage)
    return (["USAGE: \(program) \(command.name)"] + words + ["[<options>]"]).joined(separator: " ")
  }

  private static func rows(_ rows: [(String, String)]) -> String {
    let width = 26
    return rows.map { name, help in
      let lines = wrapped(help, width: 100 - width)
      let first = "  " + name
      let head =
        first.count < width - 1
        ? first + String(repeating: " ", count: width - first.count) + (lines.first ?? "")
        : ([first] + lines.prefix(1).map { String(repeating: " ", count: width) + $0 })
          .joined(separator: "\n")
      return ([head] + lines.dropFirst().map { String(repeating: " ", count: width) + $0 })
        .joined(separator: "\n") + "\n"
    }.joined()
  }

  private static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + word.count < width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
