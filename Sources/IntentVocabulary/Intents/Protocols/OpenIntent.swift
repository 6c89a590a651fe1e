// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// An intent that opens the app at an entity or at the case of an enum.
///
/// Source: Apple, OpenIntent.
public protocol OpenIntent: SystemIntent {
  /// The type of what is opened.
  associatedtype Value: AppValue
  /// What is opened.
  var target: Value { get set }
}

extension OpenIntent {
  /// Running the intent opens the app.
  public static var openAppWhenRun: Bool { true }
  /// The app comes to the foreground before the intent runs (assumed).
  public static var supportedModes: IntentModes { .foreground }
  /// Does nothing further: the system opens the app.
  public func perform() async throws -> some IntentResult { .result() }
}
