// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import AppIntents

struct RefreshFeedIntent: AppIntent {
  static let title: LocalizedStringResource = "Refresh Feed"
  static let description = IntentDescription("Loads new articles.")
  static let isDiscoverable: Bool = false
  static let authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  func perform() async throws -> some IntentResult {
    .result()
  }
}

/// An intent of a package.
@available(iOS 16.0, macOS 13.0, watchOS 9.0, *)
public struct PublicRefreshIntent: AppIntent {
  /// The name.
  public static let title = LocalizedStringResource("refresh.title", defaultValue: "Refresh")
  /// What it does.
  public static let description: IntentDescription? = "Loads new articles."
  /// It opens the app.
  public static var openAppWhenRun: Bool { true }

  /// Creates the intent.
  public init() {}

  /// Loads new articles.
  @MainActor
  public func perform() async throws -> some IntentResult {
    return .result()
  }
}
