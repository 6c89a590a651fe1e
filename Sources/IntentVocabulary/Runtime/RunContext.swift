// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import IntentStore
import Synchronization

/// The surroundings in which the user's code runs: its stores, its process, the system's state.
package final class RunContext: Sendable {
  /// The surroundings that a bus has bound for the code it calls.
  @TaskLocal package static var bound: RunContext?

  private static let fallback = Mutex(RunContext())

  /// The surroundings of code that no bus has called, and of work it hands to other queues.
  package static var processDefault: RunContext {
    get { fallback.withLock { $0 } }
    set { fallback.withLock { $0 = newValue } }
  }

  /// The surroundings of the code that asks.
  package static var current: RunContext { bound ?? processDefault }

  /// The name of the process that is played: "extension" or "app".
  package let process: String
  /// The stores of that process.
  package let stores: Stores
  /// What the code does that the outside can see.
  package let journal: Journal
  /// The state of the device.
  package let system: SystemState
  /// The platform that is played.
  package let platform: Platform
  /// The locale that was chosen; nil for that of the machine.
  package let chosenLocale: Locale?

  private let tables: [String: StringTables]
  private let plugin: String?
  private let lastPlugin = Mutex<String?>(nil)

  /// What people can add, as the code is told; one for all processes that are played.
  package let gallery: Gallery

  /// The locale that the code takes for the current one.
  package var locale: Locale { chosenLocale ?? .current }

  /// Whether any plugin has localised strings.
  package var hasStrings: Bool { !tables.isEmpty }

  /// The localised strings of the plugin whose code asks; nil where it has none.
  package var strings: StringTables? {
    guard !tables.isEmpty else { return nil }
    // Work on other queues has no plugin; most likely it belongs to the one that was called last.
    return (plugin ?? lastPlugin.withLock { $0 }).flatMap { tables[$0] }
  }

  /// The same surroundings for the code of a plugin, by its name.
  package func serving(_ plugin: String) -> RunContext {
    guard !tables.isEmpty else { return self }
    lastPlugin.withLock { $0 = plugin }
    return copy(process: process, journal: journal, plugin: plugin)
  }

  /// The same surroundings with another journal.
  package func recording(in journal: Journal) -> RunContext {
    copy(process: process, journal: journal, plugin: plugin)
  }

  /// The same surroundings in a process that is played, with a journal of its own.
  package func playing(_ process: ExecutionPlace.Process, in journal: Journal) -> RunContext {
    copy(process: process.rawValue, journal: journal, plugin: plugin)
  }

  private func copy(process: String, journal: Journal, plugin: String?) -> RunContext {
    RunContext(
      process: process, stores: stores, journal: journal, system: system, platform: platform,
      locale: chosenLocale, strings: tables, plugin: plugin, gallery: gallery)
  }

  /// Creates surroundings; without arguments an extension on OS 26 with empty stores in memory.
  ///
  /// - Parameters:
  ///   - strings: The localised strings by the name of their plugin.
  ///   - plugin: The plugin whose code runs; nil where several may.
  ///   - gallery: What people can add.
  package init(
    process: String = "extension", stores: Stores = Stores(), journal: Journal = Journal(),
    system: SystemState = SystemState(), platform: Platform = .iOS, locale: Locale? = nil,
    strings: [String: StringTables] = [:], plugin: String? = nil,
    gallery: Gallery = Gallery()
  ) {
    self.process = process
    self.stores = stores
    self.journal = journal
    self.system = system
    self.platform = platform
    self.chosenLocale = locale
    self.tables = strings
    self.plugin = plugin
    self.gallery = gallery
    // A store serves several contexts: whose code met the trouble is known when it is met.
    stores.passTroubles { RunContext.current.journal.record(.damagedStore($0)) }
  }
}

extension RunContext: IntentRuntimeObserver {
  package func intentContinuedInForeground(dialog: String?) { journal.record(.foreground) }
}

/// Whether the system that is played satisfies an availability condition, such as "iOS 18.0, watchOS 11".
///
/// Takes the place of `#available(…)` in a plugin's sources: the compiler's own test asks for the
/// machine it runs on, and is always true on Linux. A platform that is not named is available.
public func _isAvailable(_ condition: String) -> Bool {
  let context = RunContext.current
  for part in condition.split(separator: ",") {
    let words = part.split(separator: " ")
    guard words.count == 2, let wanted = words[1].split(separator: ".").first.flatMap({ Int($0) })
    else { continue }
    let platform = words[0].lowercased().replacing("applicationextension", with: "")
    if platform == context.platform.rawValue { return context.system.osVersion >= wanted }
  }
  return true
}
