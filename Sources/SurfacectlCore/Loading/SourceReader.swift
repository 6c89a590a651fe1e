// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import SourceModel
import SurfaceDrawing

/// Prepares the sources of plugins with surfacectl-read, or without it where it can't do its work.
struct SourceReader {
  let toolchain: Toolchain
  let options: CommonOptions
  /// The variables of the reader that differ from this program's own.
  let environment: [String: String]

  /// What became of the sources of one plugin.
  enum Preparation {
    /// They can be compiled; the note says what is missing for want of a reader.
    case prepared(SourceIndex, note: String?)
    case failed([Failure])
  }

  /// Modules that exist here under Apple's names.
  private static let provided = [
    "ActivityKit", "AppIntents", "IntentBus", "Intents", "OSLog", "SwiftUI", "UIKit", "WidgetKit",
    "os",
  ]

  /// Prepares the sources of all jobs, each in its folder.
  func prepare(_ jobs: [BuildJob]) throws(Interrupted) -> [Preparation] {
    guard let reader = toolchain.reader else {
      return jobs.map { lexical($0, because: "it is not beside this program") }
    }
    var children: [ChildProcess] = []
    var readers: [Int: Int] = [:]
    var refusals: [Int: String] = [:]
    for (place, job) in jobs.enumerated() {
      do {
        children.append(
          try ChildProcess(reader, arguments(for: job), environment: environment))
        readers[place] = children.count - 1
      } catch { refusals[place] = error.message }
    }
    let endings = try ChildProcess.wait(for: &children, limit: options.compilerSeconds)
    return jobs.enumerated().map { place, job in
      guard let child = readers[place] else {
        return lexical(job, because: refusals[place] ?? "it can't be started")
      }
      return preparation(of: job, children[child].output, endings[child])
    }
  }

  private func arguments(for job: BuildJob) -> [String] {
    var arguments = [
      "prepare", "--output", job.directory, "--platform", options.platform.rawValue,
      "--swift-version", options.swiftVersion, "--provides",
      Self.provided.joined(separator: ","),
    ]
    for name in options.defines { arguments += ["-D", name] }
    for file in job.folder.withFiles { arguments += ["--with", file.path] }
    return arguments + ["--"] + job.folder.files.map(\.path)
  }

  private func preparation(
    of job: BuildJob, _ output: Data, _ ending: ChildProcess.Ending
  ) -> Preparation {
    if ending == .timedOut {
      return .failed([
        Failure(
          plugin: job.name, file: job.folder.path, error: "the sources took too long to read")
      ])
    }
    let index: SourceIndex
    do {
      index = try JSONDecoder().decode(SourceIndex.self, from: output)
    } catch {
      return lexical(job, because: Self.reason(output, ending, error))
    }
    guard index.problems.isEmpty else {
      return .failed(
        index.problems.map {
          Failure(
            plugin: job.name, file: $0.file, line: $0.line, column: $0.column, error: $0.message)
        })
    }
    return .prepared(index, note: nil)
  }

  /// Why a reader's answer is no index.
  private static func reason(
    _ output: Data, _ ending: ChildProcess.Ending, _ error: any Error
  ) -> String {
    if case .signalled(let signal) = ending { return "it crashed (\(Signals.name(signal)))" }
    if ending == .exited(0) {
      guard case DecodingError.dataCorrupted(let context) = error, !context.codingPath.isEmpty
      else { return "its answer is no index" }
      return context.debugDescription
    }
    let line = String(decoding: output, as: UTF8.self).split(separator: "\n").first ?? ""
    return line.isEmpty ? "it failed" : SafeText.line(String(line))
  }

  private func lexical(_ job: BuildJob, because reason: String) -> Preparation {
    do {
      let note =
        "note: surfacectl-read can't be used, so declarations have no places here: \(reason)"
      return .prepared(try LexicalPreparer.prepare(job.folder, in: job.directory), note: note)
    } catch {
      return .failed([Failure(plugin: job.name, file: job.folder.path, error: error.message)])
    }
  }
}
