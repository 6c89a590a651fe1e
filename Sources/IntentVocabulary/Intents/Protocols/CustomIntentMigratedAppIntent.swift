// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// An intent that replaces a custom intent of SiriKit.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the custom intent.
  static var intentClassName: String { get }
}

extension CustomIntentMigratedAppIntent {
  /// The class of the custom intent.
  public static var persistentIdentifier: String { intentClassName }
}
