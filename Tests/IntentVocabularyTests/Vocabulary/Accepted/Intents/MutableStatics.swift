// swift: 5
// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

// Mutable statics are what Xcode's templates of 2022 to 2024 contain. Swift 6 refuses them.
struct StartRunIntent: AppIntent {
  static var title: LocalizedStringResource = "Start Run"
  static var description = IntentDescription("Starts a run.")
  static var openAppWhenRun: Bool = true
  static var isDiscoverable = false
  static var persistentIdentifier = "StartRun"

  func perform() async throws -> some IntentResult {
    return .result()
  }
}

enum Pace: String, AppEnum {
  case slow
  case fast

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Pace"
  static var caseDisplayRepresentations: [Pace: DisplayRepresentation] = [
    .slow: "Slow", .fast: .init(title: "Fast", subtitle: "For the brave"),
  ]
}
