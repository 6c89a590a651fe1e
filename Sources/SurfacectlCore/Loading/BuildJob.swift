// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel

/// A plugin that is being built.
struct BuildJob {
  /// The place of the plugin among those that were asked for.
  let number: Int
  let folder: PluginFolder
  /// All that the plugin is built from, as bytes.
  let ingredients: Data
  /// Where its files are built.
  let directory: String
  var isUncached = false
  /// Sentences that belong before what kept it from being built, since they may be the reason.
  var notes: [String] = []
  /// What came of it, so far.
  private(set) var outcome: Result<BuiltPlugin, Failures> = .failure(Failures(list: []))

  /// What kept a plugin from being built.
  struct Failures: Error { let list: [Failure] }

  init(number: Int, folder: PluginFolder, ingredients: Data, directory: String) {
    self.number = number
    self.folder = folder
    self.ingredients = ingredients
    self.directory = directory
  }

  /// The plugin's name for people.
  var name: String { folder.name }

  /// The paths of all files that are compiled, as the user would type them.
  var paths: Set<String> { Set((folder.files + folder.withFiles).map(\.path)) }

  mutating func fail(_ message: String) {
    fail([Failure(plugin: name, file: folder.path, error: message)])
  }

  mutating func fail(_ failures: [Failure]) { outcome = .failure(Failures(list: failures)) }

  mutating func succeed() { outcome = .success(BuiltPlugin(folder, in: directory)) }
}
