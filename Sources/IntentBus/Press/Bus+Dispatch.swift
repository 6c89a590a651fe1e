// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import IntentVocabulary

extension Bus {
  /// Performs a registered intent by its kind, off the main actor, and says how it ended.
  ///
  /// - Parameters:
  ///   - kind: The name of the intent's type.
  ///   - value: The value that the system asks for, where the intent is a `SetValueIntent`.
  /// - Throws: `NoSuchItem` when no intent of that name is registered.
  public func dispatch(
    _ kind: String, value: Bool? = nil
  ) async throws -> PressReport.Outcome {
    var found = resolvedIntent(ofKind: kind)
    if found == nil {
      // The main actor is asked only where registrations have not been looked at yet.
      _ = await items()
      found = resolvedIntent(ofKind: kind)
    }
    guard let registered = found else { throw NoSuchItem(kind: kind, candidates: []) }
    let intent =
      value == nil && !registered.layout.hasParameters
      ? registered.intent : registered.fresh(value: value)
    let context = context(ofKind: kind)
    context.journal.record(.dispatched(kind: kind))
    do {
      if registered.layout.needsMore {
        try await RunContext.$bound.withValue(context) {
          try await Self.follow(intent, registered.layout)
        }
      } else {
        try await Self.perform(intent, in: context)
      }
      return .done
    } catch {
      return .threw(RunContext.$bound.withValue(context) { describe(error) })
    }
  }

  /// Performs an intent whose result asks for nothing more.
  ///
  /// Part of whoever calls it: a frame of its own would switch executors twice more.
  @inline(__always)
  private static func perform<Intent: AppIntent>(
    _ intent: Intent, in context: RunContext
  ) async throws {
    try await RunContext.$bound.withValue(context) { _ = try await intent.perform() }
  }
}
