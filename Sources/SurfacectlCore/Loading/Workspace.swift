// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentBus
import IntentModel

/// The plugins of one command, built, with the place where its workers live.
final class Workspace {
  let options: CommonOptions
  let temporary: TemporaryFolder
  private(set) var builds: [BuiltPlugin] = []
  private var strings: [StringCatalogs] = []
  private var failures: [Failure] = []
  private var notes: [String] = []
  private let host: WorkerHost
  /// How many presses have had a room of their own.
  var roomCount = 0

  /// Finds and builds what the options mean; a first worker gets ready meanwhile.
  ///
  /// - Parameter keepsWorker: Whether there will be many jobs, so that plugins are better opened once.
  init(
    _ options: CommonOptions, command: CommandSpec, keepsWorker: Bool = false
  ) throws {
    self.options = options
    var finder = PluginFinder(withFolders: options.withFolders)
    for path in options.paths + options.surfacePlugins { finder.add(path: path) }
    if options.paths.isEmpty, !finder.addDefault(), options.surfacePlugins.isEmpty {
      throw UsageError(
        message:
          "Nothing to load: this folder has no Swift files and no Plugins folder; name the folder of an extension",
        command: command)
    }
    temporary = try TemporaryFolder()
    var setup = WorkerRequest(
      platform: options.platform, system: options.system,
      job: WorkerJob(store: .empty, states: .overview))
    setup.otherLooks = options.otherLooks
    setup.usesUTC = options.instant != nil
    setup.locale = options.locale
    setup.isKept = keepsWorker
    host = try WorkerHost(
      setup, plugins: finder.count, timeout: options.timeout, temporary: temporary)
    finder.read()
    let builder = PluginBuilder(
      toolchain: try Toolchain(), options: options, temporary: temporary,
      cache: options.usesCache ? BuildCache.standard() : nil)
    let built = try builder.build(finder.plugins)
    builds = built.plugins
    failures = finder.failures + built.failures
    for build in builds {
      var catalogs = StringCatalogs(
        build.folder.strings, locale: options.locale, platform: options.platform)
      failures += catalogs.takeFailures(of: build.folder.name)
      strings.append(catalogs)
    }
    notes = built.notes
    host.open(builds, strings.map(\.texts))
  }

  deinit {
    host.close()
    temporary.remove()
  }

  /// The configurations of items by kind, where they are not the default ones.
  var configurations: [String: [PressOptions.Setting]] = [:]

  /// One instant for what is compared: a clock that goes on would look like a change.
  ///
  /// It lies after all that a press in between can note as its own time.
  private let comparisonInstant = Date().timeIntervalSince1970 + 2

  /// A job for items in some states, from some stores.
  func job(_ store: WorkerJob.Store, _ states: WorkerJob.States) -> WorkerJob {
    var job = WorkerJob(store: store, states: states)
    job.configurations = configurations
    job.instant = options.instant ?? (states == .comparison ? comparisonInstant : nil)
    return job
  }

  /// Has a job done in a fresh process.
  func run(_ job: WorkerJob) throws -> WorkerResult { try host.run(job) }

  /// Has everything archived and represented in a fresh process.
  func session(_ job: WorkerJob) throws -> Session {
    let result = try run(job)
    var session = Session(
      surfaces: result.surfaces, plugins: builds, items: result.items,
      failures: failures + result.failures, findings: [], notes: notes,
      printed: printed(result))
    session.workspace = self
    session.add(result.problems)
    session.judge()
    session.checkEmptyPlugins()
    for (build, isCut) in zip(builds, result.isCut) where isCut {
      session.notes.append(
        "\(build.folder.name): note: it printed more than 64 KB; the rest is left out")
    }
    return session
  }

  /// What plugins printed, by name.
  func printed(_ result: WorkerResult) -> [(plugin: String, output: Data)] {
    zip(builds, result.output).filter { !$1.isEmpty }.map { ($0.folder.name, $1) }
  }
}
