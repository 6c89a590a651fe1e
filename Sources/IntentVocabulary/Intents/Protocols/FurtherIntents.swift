// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An intent that may ask for the foreground while it runs.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// The error that ends the action and goes on in the foreground.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(.needsForeground(dialog?.text))
  }

  /// Brings the app to the foreground and goes on there.
  ///
  /// The request is always granted (assumed).
  ///
  /// - Throws: What the continuation throws.
  @discardableResult
  public func requestToContinueInForeground<ResultValue: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor () async throws -> ResultValue = { () }
  ) async throws -> ResultValue {
    IntentRuntime.observer?.intentContinuedInForeground(dialog: dialog?.text)
    return try await continuation()
  }
}

/// An intent that replaces a custom intent of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the custom intent.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  /// The class of the custom intent.
  public static var persistentIdentifier: String { intentClassName }
}

/// An intent that reports how far it is.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
  /// How far the action is.
  ///
  /// It is a new one each time: nobody watches it here.
  public var progress: Progress { Progress(totalUnitCount: 0) }
}

/// An intent that the person can undo.
///
/// There is no `undoManager`: Foundation has none on Linux.
public protocol UndoableIntent: AppIntent {}

/// An intent whose result is an interactive view.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Asks the system to run the intent again.
  public static func reload() {}
}

/// An intent that is no longer to be used.
public protocol DeprecatedAppIntent: AppIntent {
  /// What to use instead.
  associatedtype ReplacementIntent: AppIntent = Never
  /// Why.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// Why an intent is no longer to be used.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What people are told.
  public var message: LocalizedStringResource
  /// What to use instead.
  public var replacedBy: ReplacementIntent.Type?

  /// Says why, and what to use instead.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {
    self.message = message
    self.replacedBy = replacedBy
  }

  /// Says why.
  public init(message: LocalizedStringResource) where ReplacementIntent == Never {
    self.init(message: message, replacedBy: nil)
  }

  /// Says what to use instead.
  public init(replacedBy: ReplacementIntent.Type) {
    self.init(message: "", replacedBy: replacedBy)
  }
}
