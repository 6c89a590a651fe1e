// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// An intent that starts the app's camera experience.
///
/// Source: Apple, CameraCaptureIntent.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app and its capture extension share.
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// What the app shared last.
  public static var appContext: AppContext? {
    get async throws {
      try CameraContexts.stored
        .withLock { $0[ObjectIdentifier(Self.self)] }
        .map { try JSONDecoder().decode(AppContext.self, from: $0) }
    }
  }

  /// Shares a context with the app's capture extension.
  ///
  /// - Throws: An error where the context cannot be encoded.
  public static func updateAppContext(_ newContext: AppContext?) async throws {
    let data = try newContext.map { try JSONEncoder().encode($0) }
    CameraContexts.stored.withLock { $0[ObjectIdentifier(Self.self)] = data }
    IntentRuntime.observer?.cameraContextChanged(of: Self.self)
  }
}

/// The contexts that apps shared, within this process only.
enum CameraContexts {
  static let stored = Mutex<[ObjectIdentifier: Data]>([:])
}
