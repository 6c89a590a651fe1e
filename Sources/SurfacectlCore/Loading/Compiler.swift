// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import SourceModel
import SurfaceDrawing

/// Has the machine's `swiftc` make libraries, within limits of time and memory.
struct Compiler {
  let toolchain: Toolchain
  let options: CommonOptions
  let environment: [String: String]

  /// Starts to compile the prepared sources of a plugin.
  func start(_ job: BuildJob, _ index: SourceIndex) throws(LoadingError) -> ChildProcess {
    let directory = job.directory
    var arguments = [
      "-parse-as-library", "-swift-version", options.swiftVersion, "-wmo", "-emit-library",
      "-module-name", job.folder.module, "-I", toolchain.modules, "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-o", directory + "/library.so",
    ]
    arguments += Host.libraryArguments
    for name in options.defines { arguments += ["-D", name] }
    arguments += index.files.map { directory + "/" + $0.prepared } + [Prelude.file(in: directory)]
    do {
      return try ChildProcess(
        toolchain.compiler, arguments, environment: environment,
        memory: options.compilerGigabytes << 30)
    } catch { throw LoadingError("the compiler \(error.message)") }
  }

  /// Why a compiler that ended like this, without an error in the user's code, has failed.
  func reason(_ child: ChildProcess, _ ending: ChildProcess.Ending) -> String {
    let memory = options.compilerGigabytes
    // A program that is refused memory seldom says so.
    let isNearLimit = child.peakMemory > (memory << 30) / 4 * 3
    if isNearLimit {
      return "it may need more than \(memory) GB of memory; --compiler-memory allows more"
    }
    if ending == .timedOut {
      return
        "it took longer than \(Int(options.compilerSeconds)) s; with a longer --timeout it may take 12 times that"
    }
    return Self.firstError(in: child.output) ?? "run with --no-cache to try again"
  }

  /// The first line of the compiler's output that tells what went wrong.
  private static func firstError(in output: Data) -> String? {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("error: ") }) ?? lines.last else {
      return nil
    }
    let text = line.split(separator: "error: ", maxSplits: 1).last.map(String.init) ?? String(line)
    return SafeText.line(text)
  }
}
