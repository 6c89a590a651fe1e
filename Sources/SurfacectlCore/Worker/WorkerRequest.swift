// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel

/// What a worker opens, and what it is asked to do with it.
struct WorkerRequest {
  /// A plugin to open.
  struct Plugin {
    var name: String
    var path: String
    var library: String
    /// What the asset catalogs hold under each name; nil where there is no catalog.
    var catalog: [String: ImageValue]?
    /// Localised strings by table and key.
    var strings: [String: [String: String]] = [:]
  }

  var plugins: [Plugin] = []
  var platform: Platform
  var system: SystemState
  /// The looks that the device may have beside the one of its state.
  var otherLooks: [SystemState.Look] = []
  /// Whether the time zone is UTC.
  var usesUTC = false
  /// The locale that was chosen; nil for the development language.
  var locale: String?
  /// What the worker begins its messages with, so that what others write there is not taken for one.
  var token = WorkerRequest.newToken()
  /// Whether the worker does nothing itself but makes a copy of itself for each of several jobs.
  var isKept = false
  /// What to do with the plugins.
  var job: WorkerJob

  /// Whether a step made an earlier worker fail.
  func skips(_ phase: WorkerPhase, _ plugin: Int, _ subject: String) -> Bool {
    job.skipped.contains(WorkerJob.Skipped(phase: phase, plugin: plugin, subject: subject))
  }

  /// A word that nobody guesses.
  static func newToken() -> String {
    String(UInt64.random(in: .min ... .max), radix: 16)
      + String(UInt64.random(in: .min ... .max), radix: 16)
  }

  init(platform: Platform, system: SystemState, job: WorkerJob) {
    self.platform = platform
    self.system = system
    self.job = job
  }
}
