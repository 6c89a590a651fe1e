// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// When a request for confirmation is shown.
public struct ConfirmationConditions: OptionSet, Sendable {
  /// One bit for each condition.
  public let rawValue: Int

  /// Creates a set of conditions from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The request came from a source that may have been misunderstood.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1 << 0)
}

/// The name of the button that confirms.
public struct ConfirmationActionName: Sendable {
  let name: String

  /// A name of the app's own.
  public static func custom(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    destructive: Bool = false
  ) -> ConfirmationActionName {
    ConfirmationActionName(name: acceptLabel.text)
  }
}

extension ConfirmationActionName {
  /// “Add”.
  public static var add: ConfirmationActionName { ConfirmationActionName(name: "add") }
  /// “Add data”.
  public static var addData: ConfirmationActionName { ConfirmationActionName(name: "addData") }
  /// “Book”.
  public static var book: ConfirmationActionName { ConfirmationActionName(name: "book") }
  /// “Buy”.
  public static var buy: ConfirmationActionName { ConfirmationActionName(name: "buy") }
  /// “Call”.
  public static var call: ConfirmationActionName { ConfirmationActionName(name: "call") }
  /// “Check in”.
  public static var checkIn: ConfirmationActionName { ConfirmationActionName(name: "checkIn") }
  /// “Continue”.
  public static var `continue`: ConfirmationActionName { ConfirmationActionName(name: "continue") }
  /// “Create”.
  public static var create: ConfirmationActionName { ConfirmationActionName(name: "create") }
  /// “Do”.
  public static var `do`: ConfirmationActionName { ConfirmationActionName(name: "do") }
  /// “Download”.
  public static var download: ConfirmationActionName { ConfirmationActionName(name: "download") }
  /// “Filter”.
  public static var filter: ConfirmationActionName { ConfirmationActionName(name: "filter") }
  /// “Find”.
  public static var find: ConfirmationActionName { ConfirmationActionName(name: "find") }
  /// “Get”.
  public static var get: ConfirmationActionName { ConfirmationActionName(name: "get") }
  /// “Go”.
  public static var go: ConfirmationActionName { ConfirmationActionName(name: "go") }
  /// “Log”.
  public static var log: ConfirmationActionName { ConfirmationActionName(name: "log") }
  /// “Open”.
  public static var open: ConfirmationActionName { ConfirmationActionName(name: "open") }
  /// “Order”.
  public static var order: ConfirmationActionName { ConfirmationActionName(name: "order") }
  /// “Pay”.
  public static var pay: ConfirmationActionName { ConfirmationActionName(name: "pay") }
  /// “Play”.
  public static var play: ConfirmationActionName { ConfirmationActionName(name: "play") }
  /// “Play sound”.
  public static var playSound: ConfirmationActionName { ConfirmationActionName(name: "playSound") }
  /// “Post”.
  public static var post: ConfirmationActionName { ConfirmationActionName(name: "post") }
  /// “Request”.
  public static var request: ConfirmationActionName { ConfirmationActionName(name: "request") }
  /// “Run”.
  public static var run: ConfirmationActionName { ConfirmationActionName(name: "run") }
  /// “Search”.
  public static var search: ConfirmationActionName { ConfirmationActionName(name: "search") }
  /// “Send”.
  public static var send: ConfirmationActionName { ConfirmationActionName(name: "send") }
  /// “Set”.
  public static var set: ConfirmationActionName { ConfirmationActionName(name: "set") }
  /// “Share”.
  public static var share: ConfirmationActionName { ConfirmationActionName(name: "share") }
  /// “Start”.
  public static var start: ConfirmationActionName { ConfirmationActionName(name: "start") }
  /// “Start navigation”.
  public static var startNavigation: ConfirmationActionName {
    ConfirmationActionName(name: "startNavigation")
  }
  /// “Toggle”.
  public static var toggle: ConfirmationActionName { ConfirmationActionName(name: "toggle") }
  /// “Turn off”.
  public static var turnOff: ConfirmationActionName { ConfirmationActionName(name: "turnOff") }
  /// “Turn on”.
  public static var turnOn: ConfirmationActionName { ConfirmationActionName(name: "turnOn") }
  /// “View”.
  public static var view: ConfirmationActionName { ConfirmationActionName(name: "view") }
}

/// A request for confirmation is always answered with yes (assumed: nobody is there to ask).
extension AppIntent {
  /// Asks the person to confirm the action.
  ///
  /// - Throws: An error where the person declines; here never.
  public func requestConfirmation() async throws {
    IntentRuntime.observer?.intentAskedForConfirmation(dialog: nil)
  }

  /// Asks the person to confirm the action, with words.
  ///
  /// - Throws: An error where the person declines; here never.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
    dialog: IntentDialog
  ) async throws {
    IntentRuntime.observer?.intentAskedForConfirmation(dialog: dialog.text)
  }

  /// Asks the person to confirm the action, with words and a view.
  ///
  /// - Throws: An error where the person declines; here never.
  public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    IntentRuntime.observer?.intentAskedForConfirmation(dialog: dialog?.text)
  }

  /// Asks the person to confirm a result.
  ///
  /// - Throws: An error where the person declines; here never.
  public func requestConfirmation<Result: IntentResult>(
    result: Result, confirmationActionName: ConfirmationActionName = .`continue`,
    showPrompt: Bool = true
  ) async throws {
    let dialog = (result as? any ErasedIntentResult)?.dialogText
    IntentRuntime.observer?.intentAskedForConfirmation(dialog: dialog)
  }

  /// Asks the person to confirm the action, with an interactive snippet.
  ///
  /// - Throws: An error where the person declines; here never.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [], actionName: ConfirmationActionName = .`continue`,
    dialog: IntentDialog? = nil, showDialogAsPrompt: Bool = true, snippetIntent: Snippet
  ) async throws {
    IntentRuntime.observer?.intentAskedForConfirmation(dialog: dialog?.text)
  }
}

/// A request for the foreground is always granted (assumed).
extension AppIntent {
  /// Brings the app to the foreground and goes on.
  ///
  /// - Throws: An error where the system declines; here never.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    IntentRuntime.observer?.intentContinuedInForeground(dialog: dialog?.text)
  }

  /// The error that ends the action and goes on in the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true,
    continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(.needsForeground(dialog?.text))
  }
}
