// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct PlayIntent: AudioPlaybackIntent {
  static let title: LocalizedStringResource = "Play"
  func perform() async throws -> some IntentResult { .result() }
}

struct RecordIntent: AudioRecordingIntent, LiveActivityIntent {
  static let title: LocalizedStringResource = "Record"
  func perform() async throws -> some IntentResult { .result() }
}

struct TalkIntent: PushToTalkTransmissionIntent {
  static let title: LocalizedStringResource = "Talk"
  func perform() async throws -> some IntentResult { .result() }
}

struct ProgressIntent: ProgressReportingIntent, UndoableIntent {
  static let title: LocalizedStringResource = "Progress"
  func perform() async throws -> some IntentResult {
    progress.totalUnitCount = 3
    progress.completedUnitCount += 1
    return .result()
  }
}

struct ScanIntent: CameraCaptureIntent {
  struct Context: Codable, Sendable {
    var mode: String
  }
  typealias AppContext = Context
  static let title: LocalizedStringResource = "Scan"
  @MainActor
  func perform() async throws -> some IntentResult {
    let mode = try await ScanIntent.appContext?.mode
    try await ScanIntent.updateAppContext(Context(mode: mode ?? "plain"))
    return .result()
  }
}

struct BareScanIntent: CameraCaptureIntent {
  static let title: LocalizedStringResource = "Scan"
  func perform() async throws -> some IntentResult { .result() }
}

struct UncheckedIntent: @unchecked Sendable, AppIntent {
  static let title: LocalizedStringResource = "Unchecked"
  func perform() async throws -> some IntentResult { .result() }
}

struct SendableIntent: AppIntent, Sendable {
  static let title: LocalizedStringResource = "Sendable"
  func perform() async throws -> some IntentResult { .result() }
}

struct OldIntent: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Old"
  static var deprecation: IntentDeprecation<PlayIntent> {
    IntentDeprecation(message: "Use Play.", replacedBy: PlayIntent.self)
  }
  func perform() async throws -> some IntentResult { .result() }
}

struct ModulePackage: AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

struct OtherPackage: AppIntentsPackage {}
