// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import SourceModel

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
        BuildJob(
          number: $0.index, folder: folders[$0.index], ingredients: $0.ingredients,
          directory: temporary.folder("build/\($0.index)"))
      }
      for job in try compile(jobs) {
        switch job.outcome {
        case .success(let plugin): built[job.number] = plugin
        case .failure(let failures):
          result.failures += failures.list
          result.notes += job.notes
        }
        if job.isUncached { uncached.append(job.name) }
      }
    }
    result.plugins = built.sorted { $0.key < $1.key }.map(\.value)
    for note in result.plugins.flatMap(\.notes) where !result.notes.contains(note) {
      result.notes.append(note)
    }
    if !uncached.isEmpty {
      result.notes.append(
        "note: the cache folder can't be written, so \(SafeName.list(uncached)) will be compiled again next time"
      )
    }
    return result
  }

  /// All that a plugin is built from, as bytes.
  func ingredients(of folder: PluginFolder) -> Data {
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

  private func compile(_ jobs: [BuildJob]) throws(Interrupted) -> [BuildJob] {
    var jobs = jobs
    let reader = SourceReader(
      toolchain: toolchain, options: options, environment: environment)
    let compiler = Compiler(toolchain: toolchain, options: options, environment: environment)
    var running: [(job: Int, index: SourceIndex)] = []
    var children: [ChildProcess] = []
    for (place, preparation) in try reader.prepare(jobs).enumerated() {
      switch preparation {
      case .failed(let failures): jobs[place].fail(failures)
      case .prepared(let index, let note):
        do {
          try write(index, note, of: jobs[place])
          children.append(try compiler.start(jobs[place], index))
          running.append((place, index))
        } catch { jobs[place].fail(error.message) }
      }
    }
    let endings = try ChildProcess.wait(for: &children, limit: options.compilerSeconds)
    for (place, (run, index)) in running.enumerated() {
      let diagnostics = Diagnostics(
        children[place].output, plugin: jobs[run].name, paths: jobs[run].paths,
        isSurface: Prelude.isSurface(index))
      if endings[place] == .exited(0) {
        finish(&jobs[run], diagnostics)
      } else if diagnostics.errors.isEmpty {
        let reason = compiler.reason(children[place], endings[place])
        jobs[run].fail("the compiler failed: \(reason)")
      } else {
        jobs[run].fail(diagnostics.errors)
        jobs[run].notes = index.imports.filter { !$0.isProvided }.map {
          "\($0.file):\($0.line): note: '\($0.module)' does not exist here, so errors about what it declares come of that"
        }
      }
    }
    return jobs
  }

  /// Writes what is known of the sources beside what will be built of them.
  private func write(
    _ index: SourceIndex, _ note: String?, of job: BuildJob
  ) throws(LoadingError) {
    var notes = index.imports.filter { !$0.isProvided }.map {
      "\($0.file):\($0.line): note: '\($0.module)' does not exist here; the import is left out"
    }
    if let note { notes.append(note) }
    do {
      try Data(Prelude.text(index).utf8).write(
        to: URL(fileURLWithPath: Prelude.file(in: job.directory)))
      try JSONEncoder().encode(index).write(
        to: URL(fileURLWithPath: job.directory + "/index.json"))
      guard !notes.isEmpty else { return }
      try Data(notes.joined(separator: "\n").utf8).write(
        to: URL(fileURLWithPath: job.directory + "/notes"))
    } catch { throw LoadingError("\(job.directory) can't be written") }
  }

  private var environment: [String: String] {
    // The compiler leaves folders behind in TMPDIR; this one is removed at the end.
    ["TMPDIR": temporary.folder("compiler"), "LC_ALL": "C"]
  }

  private func finish(_ job: inout BuildJob, _ diagnostics: Diagnostics) {
    let directory = job.directory
    if !diagnostics.acceptedNames.isEmpty, let data = try? JSONEncoder().encode(diagnostics) {
      try? data.write(to: URL(fileURLWithPath: directory + "/diagnostics.json"))
    }
    guard LibraryFile.isWhole(directory + "/library.so") else {
      job.fail("the compiler left no whole library; is the disk full?")
      return
    }
    job.succeed()
    if let cache, !cache.store(directory, ingredients: job.ingredients) {
      job.isUncached = true
    }
  }
}
