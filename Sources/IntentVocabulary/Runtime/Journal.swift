// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Synchronization

/// What the user's code did that the outside can see, in order.
package final class Journal: Sendable {
  /// The most events that are kept and told.
  package static let mostEvents = 20_000

  private let recorded = Mutex<[RunEvent]>([])
  private let isFull = Atomic(false)
  private let sink: (@Sendable (RunEvent) -> Void)?

  /// Creates an empty journal, which tells each event at once to a function, if there is one.
  package init(sink: (@Sendable (RunEvent) -> Void)? = nil) { self.sink = sink }

  /// Appends an event.
  package func record(_ event: @autoclosure () -> RunEvent) {
    // User code in an endless loop must not take all memory.
    guard !isFull.load(ordering: .relaxed) else { return }
    append(event())
  }

  private func append(_ event: RunEvent) {
    recorded.withLock { events in
      guard events.count < Self.mostEvents else {
        return isFull.store(true, ordering: .relaxed)
      }
      events.append(event)
      // Told under the lock, so that whoever listens hears events in their order.
      sink?(event)
    }
  }

  /// Whether there were more events than are kept.
  package var isCut: Bool { isFull.load(ordering: .relaxed) }

  /// The events so far.
  package var events: [RunEvent] { recorded.withLock { $0 } }
}
