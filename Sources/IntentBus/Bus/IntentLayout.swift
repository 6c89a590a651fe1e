// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Synchronization

/// What has to be looked at before intents of a type are performed, found out once for each type.
struct IntentLayout {
  /// Whether it has a parameter that needs a value to be performed.
  let needsValues: Bool
  /// Whether it has parameters; they are objects, which two performances must not share.
  let hasParameters: Bool
  /// Whether it has dependencies to be filled in.
  let hasDependencies: Bool

  private static let known = Mutex<[ObjectIdentifier: IntentLayout]>([:])

  /// An intent like a registered one that nothing else uses.
  static func fresh<Intent: AppIntent>(_ intent: Intent) -> any AppIntent {
    of(intent).hasParameters ? Intent() : intent
  }

  static func of<Intent: AppIntent>(_ intent: Intent) -> IntentLayout {
    let type = ObjectIdentifier(Intent.self)
    if let layout = known.withLock({ $0[type] }) { return layout }
    let wrappers = IntentParameters.wrappers(of: intent).map(\.wrapper)
    let layout = IntentLayout(
      // The value that the system sets is there; others may be missing in one intent and not the next.
      needsValues: IntentParameters.all(of: intent).contains { name, parameter in
        !parameter.isOptional && !(Intent._setsValue && name == "value")
      },
      hasParameters: !wrappers.isEmpty, hasDependencies: wrappers.contains { !($0 is any AnyIntentParameter) })
    known.withLock { $0[type] = layout }
    return layout
  }
}
