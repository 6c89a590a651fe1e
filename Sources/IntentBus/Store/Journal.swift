// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Synchronization

/// What the user's code did that the outside can see, in order.
package final class Journal: Sendable {
  /// One thing the user's code did.
  package enum Event: Sendable, Codable, Equatable {
    /// Read a key of a store; the group is nil for the standard store, the value for an unset key.
    case read(group: String?, key: String, value: StoreValue?)
    /// Changed a key of a store.
    case write(process: String, group: String?, key: String, from: StoreValue?, to: StoreValue?)
    /// Asked for a reload of a kind.
    case reload(kind: String)
    /// Asked for a reload of every control.
    case reloadAllControls
    /// Asked for a reload of every widget.
    case reloadAllWidgets
    /// Opened an address.
    case open(url: String)
    /// Was performed by the kind of a registered intent.
    case dispatched(kind: String)
    /// Brought the app to the foreground.
    case foreground
    /// Lost a file that could not be read: the sentence says which and where it is now.
    case damagedStore(String)
    /// Did something that can't be right: a sentence says what.
    case note(String)
  }

  private static let mostEvents = 20_000

  private let recorded = Mutex<[Event]>([])
  private let isFull = Atomic(false)
  private let sink: (@Sendable (Event) -> Void)?

  /// Creates an empty journal, which tells each event at once to a function, if there is one.
  package init(sink: (@Sendable (Event) -> Void)? = nil) { self.sink = sink }

  /// Appends an event.
  package func record(_ event: @autoclosure () -> Event) {
    if let sink { return tell(event(), sink) }
    // User code in an endless loop must not take all memory.
    guard !isFull.load(ordering: .relaxed) else { return }
    append(event())
  }

  private func tell(_ event: Event, _ sink: @Sendable (Event) -> Void) {
    sink(event)
    append(event)
  }

  private func append(_ event: Event) {
    recorded.withLock { events in
      if events.count < Self.mostEvents {
        events.append(event)
      } else {
        isFull.store(true, ordering: .relaxed)
      }
    }
  }

  /// The events so far.
  package var events: [Event] { recorded.withLock { $0 } }
}
