// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct BackgroundIntent: AppIntent {
  static let title: LocalizedStringResource = "Background"
  static let supportedModes: IntentModes = .background
  func perform() async throws -> some IntentResult { .result() }
}

struct MixedIntent: AppIntent {
  static let title: LocalizedStringResource = "Mixed"
  static var supportedModes: IntentModes { [.background, .foreground(.dynamic)] }
  func perform() async throws -> some IntentResult {
    if systemContext.currentMode == .background,
      systemContext.currentMode.canContinueInForeground
    {
      try await continueInForeground("Open the app?", alwaysConfirm: false)
    }
    if systemContext.preciseTimestamp != nil { throw needsToContinueInForegroundError() }
    return .result()
  }
}

struct DeferredIntent: AppIntent {
  static let title: LocalizedStringResource = "Deferred"
  static let supportedModes: IntentModes = .foreground(.deferred)
  func perform() async throws -> some IntentResult { .result() }
}

@available(iOSApplicationExtension, unavailable)
struct ContinuableIntent: ForegroundContinuableIntent {
  static let title: LocalizedStringResource = "Continuable"
  @MainActor
  func perform() async throws -> some IntentResult {
    try await requestToContinueInForeground("Open the app?") {}
    let answer = try await requestToContinueInForeground { 42 }
    if answer != 42 { throw needsToContinueInForegroundError("Open the app.") {} }
    return .result()
  }
}
