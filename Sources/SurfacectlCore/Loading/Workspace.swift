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
  /// Whether plugins were named one by one, so that there may be others beside them.
  let isSelection: Bool
  private var strings: [StringCatalogs] = []
  private var failures: [Failure] = []
  private var notes: [String] = []
  private var first: WorkerHost?

  /// Finds and builds what the options mean; a first worker gets ready meanwhile.
  init(
    _ options: CommonOptions, store: WorkerRequest.Store, states: WorkerRequest.States,
    command: CommandSpec
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
    isSelection = finder.isSelection
    temporary = try TemporaryFolder()
    first = try WorkerHost(
      request(store, states), plugins: finder.count, timeout: options.timeout,
      temporary: temporary)
    finder.read()
    let cache = options.usesCache ? BuildCache.standard() : nil
    let fault = cache.flatMap { CacheOwnership.fault(of: $0.root) }
    let builder = PluginBuilder(
      toolchain: try Toolchain(), options: options, temporary: temporary,
      cache: fault == nil ? cache : nil)
    let built = try builder.build(finder.plugins)
    builds = built.plugins
    failures = finder.failures + built.failures
    for build in builds {
      var catalogs = StringCatalogs(
        build.folder.strings, locale: options.locale, platform: options.platform)
      failures += catalogs.takeFailures(of: build.folder.name)
      strings.append(catalogs)
    }
    notes = built.notes + (fault.map { [$0.note] } ?? [])
    if !builds.isEmpty, let shortcoming = Confinement.shortcoming { notes.append(shortcoming) }
  }

  deinit {
    first?.cancel()
    temporary.remove()
  }

  /// One instant for what is compared: a clock that goes on would look like a change.
  ///
  /// It lies after all that a press in between can note as its own time.
  private let comparisonInstant = Date().timeIntervalSince1970 + 2

  /// The configurations of items by kind, where they are not the default ones.
  var configurations: [String: [PressOptions.Setting]] = [:]

  private func request(
    _ store: WorkerRequest.Store, _ states: WorkerRequest.States
  ) -> WorkerRequest {
    var request = WorkerRequest(
      platform: options.platform, system: options.system, store: store, states: states)
    request.configurations = configurations
    request.otherLooks = options.otherLooks
    request.instant = options.instant ?? (states == .comparison ? comparisonInstant : nil)
    request.usesUTC = options.instant != nil
    request.locale = options.locale
    return request
  }

  /// Has everything archived and represented in a fresh process.
  func session(
    store: WorkerRequest.Store, states: WorkerRequest.States
  ) throws -> Session {
    var host = try first ?? newHost(request(store, states))
    first = nil
    host.request = request(store, states)
    let result = try host.run(builds, strings.map(\.texts))
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

  /// Has an item pressed in a fresh process.
  func press(_ press: PressRequest, store: WorkerRequest.Store) throws -> WorkerResult {
    var request = request(store, .overview)
    request.press = press
    var host = try newHost(request)
    return try host.run(builds, strings.map(\.texts))
  }

  private func newHost(_ request: WorkerRequest) throws(LoadingError) -> WorkerHost {
    try WorkerHost(
      request, plugins: builds.count, timeout: options.timeout, temporary: temporary)
  }

  /// What plugins printed, by name.
  func printed(_ result: WorkerResult) -> [(plugin: String, output: Data)] {
    zip(builds, result.output).filter { !$1.isEmpty }.map { ($0.folder.name, $1) }
  }
}
