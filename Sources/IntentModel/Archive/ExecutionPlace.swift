// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Where the system runs an intent, and what that does to the app.
public struct ExecutionPlace: Sendable, Equatable {
  /// A process that can run an intent.
  public enum Process: String, Sendable, Codable {
    /// The widget extension's.
    case `extension`
    /// The app's.
    case app
  }

  /// What the app is doing when the press happens.
  public enum AppState: String, Sendable, CaseIterable {
    /// It runs.
    case running
    /// It is in memory, but does not run.
    case suspended
    /// It is not in memory.
    case notRunning = "not-running"
  }

  /// The process.
  public var process: Process
  /// Whether the app comes to the foreground before the intent runs.
  public var foregroundsApp: Bool

  /// The place where an intent of a control runs.
  ///
  /// Which targets an intent belongs to is not known here: one that asks for the app is taken to be in
  /// both, as it must be to work; one that does not runs in the extension unless the app runs (assumed).
  ///
  /// Source: Apple, Adding interactivity to widgets and Live Activities; LiveActivityIntent;
  /// OpenIntent; Configuring the runtime behavior of your app intents.
  public static func of(_ intent: ArchivedIntent, app: AppState) -> ExecutionPlace {
    let appProtocols = [
      "AudioPlaybackIntent", "ForegroundContinuableIntent", "LiveActivityIntent",
      "PushToTalkTransmissionIntent",
    ]
    // What the result opens comes to the foreground afterwards, from wherever the intent ran.
    if intent.foreground == .always, intent.foregroundReason != .opensIntent {
      return ExecutionPlace(process: .app, foregroundsApp: true)
    }
    let asksForApp = intent.protocols.contains { appProtocols.contains($0) }
    return ExecutionPlace(
      process: asksForApp || app == .running ? .app : .extension, foregroundsApp: false)
  }
}
