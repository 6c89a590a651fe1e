// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import CHost
import Foundation
import IntentModel
import SourceModel
import SurfaceDrawing

/// The program: finds the command, runs it, and says what went wrong.
package enum Program {
  /// Runs the program with its arguments and returns the exit status.
  package static func run(_ arguments: [String]) -> Int32 {
    Host.becomeWorker(arguments)
    chost_hide_process()
    Interruption.watch()
    chost_adopt_orphans()
    do {
      return try dispatch(arguments)
    } catch let error as UsageError {
      say(error)
      return ExitCode.usage.rawValue
    } catch let error as LoadingError {
      say("error: \(SafeText.line(error.message, limit: 1000))")
      return ExitCode.failure.rawValue
    } catch let error as Interrupted {
      return 128 + error.signal
    } catch {
      say("error: \(SafeText.line("\(error)", limit: 1000))")
      return ExitCode.failure.rawValue
    }
  }

  private static func say(_ error: UsageError) {
    say("Error: \(error.message)")
    if let command = error.command {
      say(Help.usage(command))
      say("  See '\(Help.program) help \(command.name)' for more information.")
    } else {
      say("  See '\(Help.program) --help' for more information.")
    }
  }

  private static func say(_ text: String) { Console.say(text) }

  private static func dispatch(_ arguments: [String]) throws -> Int32 {
    let specs = Commands.all.map { $0.spec }
    guard let name = arguments.first else {
      try Console.write(Help.overview(specs))
      return ExitCode.fine.rawValue
    }
    switch name {
    case "-h", "--help":
      try Console.write(Help.overview(specs))
    case "--version":
      try Console.write(ProgramVersion.text + "\n")
    case "help":
      guard let topic = arguments.dropFirst().first else {
        try Console.write(Help.overview(specs))
        break
      }
      try Console.write(Help.text(try command(topic).spec))
    case "--generate-completion-script":
      guard let shell = arguments.dropFirst().first, Completion.shells.contains(shell) else {
        throw UsageError(
          message: "'--generate-completion-script' takes \(SafeName.list(Completion.shells))")
      }
      try Console.write(Completion.script(for: shell, commands: specs))
    default:
      let command = try command(name)
      let parsed = try ParsedArguments(arguments.dropFirst(), for: command.spec)
      if parsed.has("--help") {
        try Console.write(Help.text(command.spec))
        break
      }
      return try write(report(of: command, parsed), of: command, parsed)
    }
    return ExitCode.fine.rawValue
  }

  /// What a command found out; where nothing could be loaded, that.
  private static func report(
    of command: any Command.Type, _ parsed: ParsedArguments
  ) throws -> Report {
    do { return try command.report(parsed) } catch let error as LoadingError {
      var report = Report(nil)
      report.failures = [Failure(error: error.message)]
      return report
    } catch let error as NotLoaded {
      var report = Report(nil)
      report.failures = error.failures
      report.notes = error.notes
      report.printed = error.printed
      report.misuse = error.message
      return report
    }
  }

  private static func write(
    _ report: Report, of command: any Command.Type, _ parsed: ParsedArguments
  ) throws -> Int32 {
    let format = ReportFormats.named(parsed.value("--format"))
    let console = Console(color: CommonOptions.ColorChoice(parsed))
    do { try console.write(report, as: format) } catch let error as EncodingError {
      // A result that the format has no words for is no result.
      var failed = Report(nil)
      failed.failures =
        report.failures + [
          Failure(error: "the result can't be written as \(format.id): \(reason(error))")
        ]
      failed.notes = report.notes
      failed.printed = report.printed
      try console.write(failed, as: format)
      return failed.status.rawValue
    }
    if let misuse = report.misuse {
      if report.status == .usage {
        say(UsageError(message: misuse, command: command.spec))
      } else {
        say("note: " + misuse)
      }
    }
    return report.status.rawValue
  }

  private static func reason(_ error: EncodingError) -> String {
    switch error {
    case .invalidValue(_, let context): context.debugDescription
    @unknown default: "\(error)"
    }
  }

  private static func command(_ name: String) throws -> any Command.Type {
    guard let command = Commands.all.first(where: { $0.spec.name == name }) else {
      throw UsageError(message: "Unknown subcommand '\(SafeName.quoted(name))'")
    }
    return command
  }
}
