// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import IntentModel
import Synchronization

/// What the user's code did that the outside can see, in order.
package final class Journal: Sendable {
  private static let mostEvents = 20_000

  private let recorded = Mutex<[RunEvent]>([])
  private let isFull = Atomic(false)
  private let sink: (@Sendable (RunEvent) -> Void)?

  /// Creates an empty journal, which tells each event at once to a function, if there is one.
  package init(sink: (@Sendable (RunEvent) -> Void)? = nil) { self.sink = sink }

  /// Appends an event.
  package func record(_ event: @autoclosure () -> RunEvent) {
    if let sink { return tell(event(), sink) }
    // User code in an endless loop must not take all memory.
    guard !isFull.load(ordering: .relaxed) else { return }
    append(event())
  }

  private func tell(_ event: RunEvent, _ sink: @Sendable (RunEvent) -> Void) {
    sink(event)
    append(event)
  }

  private func append(_ event: RunEvent) {
    recorded.withLock { events in
      if events.count < Self.mostEvents {
        events.append(event)
      } else {
        isFull.store(true, ordering: .relaxed)
      }
    }
  }

  /// The events so far.
  package var events: [RunEvent] { recorded.withLock { $0 } }
}
