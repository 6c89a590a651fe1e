// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

import SourceModel

/// Reads Swift source for `surfacectl` without ever running it.
@main
struct SurfacectlRead {
  static func main() {
    exit(run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  private static func run(_ arguments: [String]) -> ExitStatus {
    do {
      switch try ReadCommand(arguments: arguments) {
      case .help:
        StandardStream.output.write(HelpText.text)
        return .success
      case .version:
        StandardStream.output.write("surfacectl-read \(ProgramVersion.text)\n")
        return .success
      case .prepare(let options):
        return prepare(options)
      }
    } catch {
      StandardStream.error.write("surfacectl-read: \(error.message)\n")
      return .wrongUsage
    }
  }

  #if HAS_SWIFT_SYNTAX
    private static func prepare(_ options: PrepareOptions) -> ExitStatus {
      PrepareCommand(options: options).run()
    }
  #else
    private static func prepare(_ options: PrepareOptions) -> ExitStatus {
      StandardStream.error.write(
        "surfacectl-read: SwiftSyntax was not found in this toolchain\n")
      return .unavailable
    }
  #endif
}
