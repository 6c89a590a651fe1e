// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// How a press ended, as the process that did it tells: what it did meanwhile is told as events.
package struct PressEnding: Sendable, Equatable {
  package var outcome: PressReport.Outcome
  /// The type of the intent.
  package var intent: String
  package var process: ExecutionPlace.Process
  /// How long `perform()` took.
  package var milliseconds: Double = 0
  package var foregroundsApp = false
  /// Why the app comes to the foreground.
  package var foregroundReason: ArchivedIntent.ForegroundReason?
  /// What the app is opened at, in the words of its entity or enum.
  package var openedTarget: String?
  /// The state that a toggle was asked to go to.
  package var target: Bool?
  /// Whether the intent read the value that it was asked to set; nil where that can't be seen.
  package var readsValue: Bool?
  /// Whether the configuration lacks a choice.
  package var isUnconfigured = false
  package var asksForConfiguration = false
  /// What the toggle of a widget shows at once; nil for anything else.
  package var optimistic: Bool?
  /// What the control shows in the very process that performed it; nil where it could not be asked.
  package var shownHere: ArchivedControl?

  /// Creates an ending without effects; everything else can be set afterwards.
  package init(
    _ outcome: PressReport.Outcome, intent: String,
    process: ExecutionPlace.Process = .extension
  ) {
    self.outcome = outcome
    self.intent = intent
    self.process = process
  }
}
