// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentVocabulary

/// What has to be looked at before an intent is performed, found out once where it is registered.
struct IntentLayout: Sendable {
  /// Whether it has a parameter that needs a value to be performed.
  let needsValues: Bool
  /// Whether it has parameters; they are objects, which two performances must not share.
  let hasParameters: Bool
  /// Whether it has dependencies to be filled in.
  let hasDependencies: Bool
  /// Whether there is something to do besides performing it.
  let needsMore: Bool

  init<Intent: AppIntent>(of intent: Intent) {
    let wrappers = IntentParameters.wrappers(of: intent).map(\.wrapper)
    hasParameters = !wrappers.isEmpty
    hasDependencies = wrappers.contains { !($0 is any AnyIntentParameter) }
    // The value that the system sets is there; others may be missing in one intent and not the next.
    needsValues = IntentParameters.all(of: intent).contains { name, parameter in
      !parameter.isOptional && !(Intent._setsValue && name == "value")
    }
    needsMore =
      needsValues || hasDependencies || Intent.self == OpenURLIntent.self
      || Intent.PerformResult.OpensAppIntent.self != Never.self
  }
}

/// A registered intent; an object, so that a look-up copies nothing.
final class RegisteredIntent: Sendable {
  let intent: any AppIntent
  let layout: IntentLayout

  init(_ intent: any AppIntent) {
    self.intent = intent
    layout = IntentLayout(of: intent)
  }

  /// An intent like it that nothing else uses, with the value that the system asks for, if any.
  func fresh(value: Bool? = nil) -> any AppIntent {
    var other = layout.hasParameters ? type(of: intent).init() : intent
    if let value { other._set(value) }
    return other
  }
}
