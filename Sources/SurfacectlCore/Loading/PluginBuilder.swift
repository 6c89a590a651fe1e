// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentVocabulary
import SurfaceDrawing

/// Builds plugins into libraries, or takes them from the cache.
struct PluginBuilder {
  let toolchain: Toolchain
  let options: CommonOptions
  let temporary: TemporaryFolder
  let cache: BuildCache?

  /// What came of building.
  struct Result {
    var plugins: [BuiltPlugin] = []
    var failures: [Failure] = []
    /// Sentences for standard error.
    var notes: [String] = []
  }

  /// Modules that exist here under Apple's names.
  private static let provided = [
    "ActivityKit", "AppIntents", "IntentBus", "Intents", "OSLog", "SwiftUI", "UIKit", "WidgetKit",
    "os",
  ]

  /// Builds what the cache does not hold, two at a time, and returns the plugins in their order.
  func build(_ folders: [PluginFolder]) throws(Interrupted) -> Result {
    var built: [Int: BuiltPlugin] = [:]
    var result = Result()
    var uncached: [String] = []
    var missing: [(index: Int, ingredients: Data)] = []
    for (index, folder) in folders.enumerated() {
      let ingredients = ingredients(of: folder)
      if let plugin = cache?.entry(for: ingredients, folder) {
        built[index] = plugin
      } else {
        missing.append((index, ingredients))
      }
    }
    for start in stride(from: 0, to: missing.count, by: 2) {
      let pair = missing[start..<min(start + 2, missing.count)]
      let jobs = pair.map {
        Job(number: $0.index, folder: folders[$0.index], ingredients: $0.ingredients)
      }
      for job in try compile(jobs) {
        switch job.outcome {
        case .success(let plugin): built[job.number] = plugin
        case .failure(let failures): result.failures += failures.list
        }
        if job.isUncached { uncached.append(job.name) }
      }
    }
    result.plugins = built.sorted { $0.key < $1.key }.map(\.value)
    result.notes += result.plugins.flatMap(\.leftOutImports)
    if !uncached.isEmpty {
      result.notes.append(
        "note: the cache folder can't be written, so \(SafeName.list(uncached)) will be compiled again next time"
      )
    }
    return result
  }

  /// A plugin that is being built.
  private struct Job {
    let number: Int
    let folder: PluginFolder
    let ingredients: Data
    var isUncached = false
    var outcome: Swift.Result<BuiltPlugin, Failures> = .failure(Failures(list: []))

    var name: String { folder.name }
    var paths: Set<String> { Set((folder.files + folder.withFiles).map(\.path)) }

    mutating func fail(_ message: String) {
      outcome = .failure(Failures(list: [Failure(plugin: name, file: folder.path, error: message)]))
    }
  }

  private struct Failures: Error { let list: [Failure] }

  /// All that a plugin is built from, as bytes.
  private func ingredients(of folder: PluginFolder) -> Data {
    var data = Data(
      """
      \(toolchain.identity)
      \(folder.module)
      \(options.platform.rawValue) \(options.swiftVersion) \(options.defines.joined(separator: " "))

      """.utf8)
    for (files, kind) in [(folder.files, "file"), (folder.withFiles, "with")] {
      for file in files {
        data.append(
          contentsOf: "\(kind) \(file.path.utf8.count) \(file.path) \(file.bytes.count)\n".utf8)
        data.append(file.bytes)
      }
    }
    return data
  }

  // MARK: Steps

  private func compile(_ jobs: [Job]) throws(Interrupted) -> [Job] {
    var jobs = jobs
    let indices = try prepare(&jobs)
    var running: [(job: Int, index: SourceIndex)] = []
    var children: [ChildProcess] = []
    for place in jobs.indices {
      guard let index = indices[place] else { continue }
      do {
        children.append(try startCompiler(jobs[place], index))
        running.append((place, index))
      } catch { jobs[place].fail(error.message) }
    }
    let endings = try ChildProcess.wait(for: &children)
    for (place, run) in running.enumerated() {
      finish(&jobs[run.job], run.index, children[place].output, endings[place])
    }
    return jobs
  }

  private func directory(of job: Job) -> String { temporary.folder("build/\(job.number)") }

  /// Prepares the sources of all jobs; an index is nil where that failed.
  private func prepare(_ jobs: inout [Job]) throws(Interrupted) -> [SourceIndex?] {
    guard let reader = toolchain.reader else {
      return jobs.indices.map { place in
        do {
          return try LexicalPreparer.prepare(jobs[place].folder, in: directory(of: jobs[place]))
        } catch {
          jobs[place].fail((error as? LoadingError)?.message ?? "\(error)")
          return nil
        }
      }
    }
    var children: [ChildProcess] = []
    for place in jobs.indices {
      do { children.append(try startReader(reader, jobs[place])) } catch {
        jobs[place].fail(error.message)
        return jobs.map { _ in nil }
      }
    }
    let endings = try ChildProcess.wait(for: &children)
    return jobs.indices.map { place in
      let output = children[place].output
      let index = try? JSONDecoder().decode(SourceIndex.self, from: output)
      if let index, !index.problems.isEmpty {
        jobs[place].outcome = .failure(
          Failures(
            list: index.problems.map {
              Failure(
                plugin: jobs[place].name, file: $0.file, line: $0.line, column: $0.column,
                error: $0.message)
            }))
        return nil
      }
      guard endings[place] == .exited(0), let index else {
        let text = SafeText.line(String(decoding: output, as: UTF8.self))
        jobs[place].fail(
          endings[place] == .timedOut
            ? "the sources took too long to read"
            : "surfacectl-read could not prepare the sources: \(text)")
        return nil
      }
      return index
    }
  }

  private func startReader(_ reader: String, _ job: Job) throws(LoadingError) -> ChildProcess {
    var arguments = [
      "prepare", "--output", directory(of: job), "--platform", options.platform.rawValue,
      "--swift-version", options.swiftVersion, "--provides",
      Self.provided.joined(separator: ","),
    ]
    for name in options.defines { arguments += ["-D", name] }
    for file in job.folder.withFiles { arguments += ["--with", file.path] }
    arguments += ["--"] + job.folder.files.map(\.path)
    return try ChildProcess(reader, arguments, environment: environment(for: job))
  }

  private func startCompiler(_ job: Job, _ index: SourceIndex) throws(LoadingError) -> ChildProcess
  {
    let directory = directory(of: job)
    let prelude = directory + "/surfacectl-prelude.swift"
    guard FileManager.default.createFile(atPath: prelude, contents: Data(Prelude.text(index).utf8))
    else { throw LoadingError("\(directory) can't be written") }
    let encoder = JSONEncoder()
    if let data = try? encoder.encode(index) {
      try? data.write(to: URL(fileURLWithPath: directory + "/index.json"))
    }
    var arguments = [
      "-parse-as-library", "-swift-version", options.swiftVersion, "-wmo", "-emit-library",
      "-module-name", job.folder.module, "-I", toolchain.modules, "-diagnostic-style", "llvm",
      "-no-color-diagnostics", "-o", directory + "/library.so",
    ]
    arguments += Host.libraryArguments
    for name in options.defines { arguments += ["-D", name] }
    arguments += index.files.map { directory + "/" + $0.prepared } + [prelude]
    return try ChildProcess(toolchain.compiler, arguments, environment: environment(for: job))
  }

  private func environment(for job: Job) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    // The compiler leaves folders behind in TMPDIR; this one is removed at the end.
    environment["TMPDIR"] = temporary.folder("compiler")
    environment["LC_ALL"] = "C"
    return environment
  }

  private func finish(
    _ job: inout Job, _ index: SourceIndex, _ output: Data, _ ending: ChildProcess.Ending
  ) {
    let diagnostics = Diagnostics(output, plugin: job.name, paths: job.paths)
    guard ending == .exited(0) else {
      if diagnostics.errors.isEmpty {
        let reason = ending == .timedOut ? "it took too long" : Self.reason(in: output)
        job.fail(
          "the compiler failed\(reason.map { ": \($0)" } ?? "; run with --no-cache to try again")")
      } else {
        job.outcome = .failure(Failures(list: diagnostics.errors))
      }
      return
    }
    let directory = directory(of: job)
    let leftOut = index.imports.filter { !$0.provided }.map {
      "\($0.file):\($0.line): note: '\($0.module)' does not exist here; the import is left out"
    }
    if !leftOut.isEmpty {
      try? leftOut.joined(separator: "\n").write(
        toFile: directory + "/notes", atomically: false, encoding: .utf8)
    }
    if !diagnostics.unknownNames.isEmpty, let data = try? JSONEncoder().encode(diagnostics) {
      try? data.write(to: URL(fileURLWithPath: directory + "/diagnostics.json"))
    }
    guard Self.isLibrary(directory + "/library.so") else {
      job.fail("the compiler left no whole library; is the disk full?")
      return
    }
    let plugin = BuiltPlugin(job.folder, in: directory)
    job.outcome = .success(plugin)
    if let cache, !cache.store(directory, ingredients: job.ingredients) {
      job.isUncached = true
    }
  }

  /// Whether a file is a whole library: what is kept in the cache is never built again.
  private static func isLibrary(_ path: String) -> Bool {
    #if os(Linux)
      // The table of sections stands at the end of an ELF file, and its head says where.
      guard let data = FileManager.default.contents(atPath: path), data.count > 64,
        data.starts(with: [0x7F, UInt8(ascii: "E"), UInt8(ascii: "L"), UInt8(ascii: "F")])
      else { return false }
      return data.withUnsafeBytes { bytes in
        let offset = bytes.loadUnaligned(fromByteOffset: 40, as: UInt64.self)
        let size = bytes.loadUnaligned(fromByteOffset: 58, as: UInt16.self)
        let count = bytes.loadUnaligned(fromByteOffset: 60, as: UInt16.self)
        return offset > 0 && offset < UInt64(bytes.count)
          && offset + UInt64(size) * UInt64(count) <= UInt64(bytes.count)
      }
    #else
      return FileManager.default.fileExists(atPath: path)
    #endif
  }

  /// The first line of the compiler's output that tells what went wrong.
  private static func reason(in output: Data) -> String? {
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    guard let line = lines.first(where: { $0.contains("error: ") }) ?? lines.last else {
      return nil
    }
    let text = line.split(separator: "error: ", maxSplits: 1).last.map(String.init) ?? String(line)
    return SafeText.line(text)
  }
}
