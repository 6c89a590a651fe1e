// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import IntentModel
import Synchronization

/// What a widget's configuration says.
public struct _WidgetDefinition {
  /// What a provider is asked for.
  package enum Request: Sendable {
    /// An entry for a widget that has no data yet.
    case placeholder
    /// An entry for the gallery.
    case snapshot
    /// The entries from now on.
    case timeline
  }

  /// An entry and the views that show it.
  package struct Entry {
    package let date: Date
    package let archive: @MainActor (_ViewContext) -> ViewNode
  }

  /// Asks the provider, in a configuration.
  package typealias Provider =
    @MainActor (Request, TimelineProviderContext, (any WidgetConfigurationIntent)?) async throws
    -> (entries: [Entry], policy: TimelineReloadPolicy)

  package var kind = ""
  package var displayName: String?
  package var configurationDescription: String?
  package var families: [WidgetFamily] = Self.defaultFamilies
  package var promptsForUserConfiguration = false
  package var disablesContentMargins = false
  package var isBackgroundRemovable = true
  package var configurationType: (any WidgetConfigurationIntent.Type)?
  /// The type of the attributes of a Live Activity.
  package var activityTypeName: String?
  package var provider: Provider?

  package init() {}

  /// The families of a widget that names none.
  ///
  /// Assumed: Apple says that it supports all of them; accessory families need to be named.
  static let defaultFamilies: [WidgetFamily] = [
    .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
  ]
}

/// Takes the answer of a provider that may answer never, once or twice.
final class ProviderAnswer<Answer>: Sendable {
  private struct State {
    var continuation: CheckedContinuation<UncheckedTransfer<Answer>, any Error>?
    var hasAnswered = false
  }

  private let state: Mutex<State>
  private let name: String

  init(
    _ name: String, _ continuation: CheckedContinuation<UncheckedTransfer<Answer>, any Error>
  ) {
    self.name = name
    state = Mutex(State(continuation: continuation))
  }

  func callAsFunction(_ answer: Answer) {
    let answer = UncheckedTransfer(value: answer)
    let (continuation, isFirst) = state.withLock { state in
      defer {
        state.continuation = nil
        state.hasAnswered = true
      }
      return (state.continuation, !state.hasAnswered)
    }
    if !isFirst {
      RunContext.current.journal.record(
        .providerFault(.answeredTwice(function: name)))
    }
    continuation?.resume(returning: answer)
  }

  /// Whoever drops the completion without a call leaves the widget waiting for ever.
  deinit {
    let continuation = state.withLock { $0.continuation }
    continuation?.resume(
      throwing: ArchiveError.noAnswer(name))
  }
}
