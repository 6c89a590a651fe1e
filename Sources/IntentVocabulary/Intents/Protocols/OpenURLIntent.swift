// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The system's own intent that opens a universal link.
///
/// Source: Apple, OpenURLIntent.
public struct OpenURLIntent: SystemIntent, URLRepresentableIntent {
  /// The name of the action.
  public static let title: LocalizedStringResource = "Open URL"
  /// The link itself.
  public static var urlRepresentation: URLRepresentation { "\(\.$url)" }
  /// The app comes to the foreground (assumed).
  public static var supportedModes: IntentModes { .foreground }

  /// The link.
  @Parameter(title: "URL")
  public var url: URL

  /// Creates an intent without a link.
  public init() {}

  /// Creates an intent that opens a link.
  public init(_ url: URL) {
    self.url = url
  }

  /// Creates an intent that opens the link of an enum's case.
  ///
  /// - Throws: An error where the case has none.
  public init(urlRepresentable: some URLRepresentableEnum) throws {
    guard let url = urlRepresentable.urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    self.init(url)
  }

  /// Creates an intent that opens the link of an entity.
  ///
  /// - Throws: An error where the entity has none.
  public init(urlRepresentable: some URLRepresentableEntity) async throws {
    guard let url = await urlRepresentable.urlRepresentation else {
      throw AppIntentError.Unrecoverable.entityNotFound
    }
    self.init(url)
  }
}
