// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// A platform that an extension is built for.
public enum Platform: String, Sendable, Codable, CaseIterable {
  /// iPhone and iPad.
  case iOS = "ios"
  /// Apple Watch.
  case watchOS = "watchos"
  /// Mac.
  case macOS = "macos"
}
