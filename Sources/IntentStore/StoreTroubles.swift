// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Synchronization

/// Passes on what stores say of files that are damaged or can't be written, each as a sentence.
final class StoreTroubles: Sendable {
  /// A function by itself would come out of the lock wrapped once more each time.
  private struct Listener: Sendable {
    let tell: @Sendable (String) -> Void
  }

  private let listener = Mutex<Listener?>(nil)

  func tell(_ sentence: String) { listener.withLock { $0 }?.tell(sentence) }

  func pass(to listener: @escaping @Sendable (String) -> Void) {
    self.listener.withLock { $0 = Listener(tell: listener) }
  }
}
