// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Synchronization

/// A list that some code writes to and other code empties, in the order of writing.
package final class NoteList<Note: Sendable>: Sendable {
  private let notes = Mutex<[Note]>([])

  package init() {}

  /// Adds a note at the end.
  package func add(_ note: Note) { notes.withLock { $0.append(note) } }

  /// The notes so far, which are forgotten.
  package func drain() -> [Note] {
    notes.withLock { notes in
      defer { notes = [] }
      return notes
    }
  }
}
