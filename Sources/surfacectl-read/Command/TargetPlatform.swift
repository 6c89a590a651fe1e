// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// An Apple platform that source can be read for.
enum TargetPlatform: String, CaseIterable, Sendable {
  case ios
  case watchos
  case macos

  /// The names by which `#if os(...)` knows the platform.
  var conditionNames: Set<String> {
    switch self {
    case .ios: ["iOS"]
    case .watchos: ["watchOS"]
    case .macos: ["macOS", "OSX"]
    }
  }
}
