// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

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
