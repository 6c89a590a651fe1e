// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// Why a locked device does not run an intent before it is unlocked.
///
/// Source: Apple, AppIntent.authenticationPolicy; Adding refinements and configuration to controls.
package enum LockRule {
  /// The intent asks for authentication first.
  case authentication
  /// The intent opens the app.
  case opensApp

  /// What holds an intent back on a device in a state; nil where nothing does.
  package init?(_ intent: ArchivedIntent, on system: SystemState) {
    guard system.isLocked else { return nil }
    if intent.authentication != .alwaysAllowed {
      self = .authentication
    } else if intent.foreground == .always {
      self = .opensApp
    } else {
      return nil
    }
  }

  /// Why a press is refused, as a sentence.
  package func reason(for intent: ArchivedIntent) -> String {
    switch self {
    case .authentication:
      "the device is locked, and \(intent.typeName) asks for authentication first"
    case .opensApp: "the device is locked, and opening the app asks for unlock first"
    }
  }
}
