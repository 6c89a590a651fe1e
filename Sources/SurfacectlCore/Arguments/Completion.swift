// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Writes completion scripts from the same specifications as help.
enum Completion {
  static let shells = ["bash", "zsh", "fish"]

  static func script(for shell: String, commands: [CommandSpec]) -> String {
    switch shell {
    case "zsh": zsh(commands)
    case "fish": fish(commands)
    default: bash(commands)
    }
  }

  private static func bash(_ commands: [CommandSpec]) -> String {
    let cases = commands.map { command in
      let choices = command.options.flatMap { option -> [String] in
        guard let words = words(option.kind), option.value != nil else { return [] }
        return ["        \(option.names.joined(separator: "|"))) words=\"\(words)\" ;;"]
      }
      let argumentWords = command.arguments.compactMap { words($0.kind) }.joined(separator: " ")
      let names = command.options.flatMap(\.names).joined(separator: " ")
      return """
            \(command.name))
              case "$previous" in
        \((choices + ["        *) words=\"\(([names, argumentWords]).filter { !$0.isEmpty }.joined(separator: " "))\" ;;"]).joined(separator: "\n"))
              esac ;;
        """
    }
    return """
      # Completion of surfacectl for bash; load it with: source <(surfacectl --generate-completion-script bash)
      _surfacectl() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" words=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          words="\(commands.map(\.name).joined(separator: " ")) help --help --version"
        else
          case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "$current") $(compgen -f -- "$current"))
      }
      complete -o filenames -F _surfacectl surfacectl

      """
  }

  private static func zsh(_ commands: [CommandSpec]) -> String {
    let cases = commands.map { command in
      let options = command.options.map { option in
        let star = option.isRepeatable ? "*" : ""
        let help = escaped(option.help)
        return option.names.map { name in
          let value = option.value.map { ":\($0):\(zshAction(option.kind))" } ?? ""
          return "        '\(star)\(name)[\(help)]\(value)'"
        }.joined(separator: " \\\n")
      }
      let arguments = command.arguments.enumerated().map { index, argument in
        let place = argument.isRepeatable ? "*" : "\(index + 1)"
        return "        '\(place):\(argument.name):\(zshAction(argument.kind))'"
      }
      return """
            \(command.name))
              _arguments -s \\
        \((options + arguments).joined(separator: " \\\n"))
              ;;
        """
    }
    return """
      #compdef surfacectl
      # Completion of surfacectl for zsh; save it as _surfacectl in a folder of $fpath.
      _surfacectl() {
        if (( CURRENT == 2 )); then
          local -a commands=(
      \(commands.map { "      '\($0.name):\(escaped($0.abstract))'" }.joined(separator: "\n"))
          )
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases.joined(separator: "\n"))
        esac
      }
      _surfacectl "$@"

      """
  }

  private static func fish(_ commands: [CommandSpec]) -> String {
    var lines = [
      "# Completion of surfacectl for fish; save it as ~/.config/fish/completions/surfacectl.fish"
    ]
    for command in commands {
      lines.append(
        "complete -c surfacectl -n __fish_use_subcommand -f -a \(command.name) -d '\(escaped(command.abstract))'"
      )
      for option in command.options {
        let names = option.names.map {
          $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())"
        }.joined(separator: " ")
        let value = option.value == nil ? "" : words(option.kind).map { " -x -a '\($0)'" } ?? " -r"
        lines.append(
          "complete -c surfacectl -n '__fish_seen_subcommand_from \(command.name)' \(names)\(value) -d '\(escaped(option.help))'"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func words(_ kind: ValueKind) -> String? {
    if case .choice(let choices) = kind { choices.joined(separator: " ") } else { nil }
  }

  private static func zshAction(_ kind: ValueKind) -> String {
    switch kind {
    case .text: " "
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    case .folder: "_files -/"
    case .file: "_files"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("'", with: "’").replacing("[", with: "(").replacing("]", with: ")")
      .replacing(":", with: " ")
  }
}
