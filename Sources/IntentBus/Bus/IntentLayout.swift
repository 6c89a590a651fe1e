// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

/// What has to be looked at before an intent is performed, found out once where it is registered.
struct IntentLayout: Sendable {
  /// Whether it has a parameter that needs a value to be performed.
  let needsValues: Bool
  /// Whether it has parameters; they are objects, which two performances must not share.
  let hasParameters: Bool
  /// Whether it has dependencies to be filled in.
  let hasDependencies: Bool

  init<Intent: AppIntent>(of intent: Intent) {
    let wrappers = IntentParameters.wrappers(of: intent).map(\.wrapper)
    hasParameters = !wrappers.isEmpty
    hasDependencies = wrappers.contains { !($0 is any AnyIntentParameter) }
    // The value that the system sets is there; others may be missing in one intent and not the next.
    needsValues = IntentParameters.all(of: intent).contains { name, parameter in
      !parameter.isOptional && !(Intent._setsValue && name == "value")
    }
  }

  /// An intent like a registered one that nothing else uses.
  func fresh<Intent: AppIntent>(_ intent: Intent) -> any AppIntent {
    hasParameters ? Intent() : intent
  }
}
