// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// Notes the signals that ask the program to stop, so that it can clean up first.
enum Interruption {
  private static let signal = Atomic<Int32>(0)

  /// The signal that was received; nil when none was.
  static var received: Int32? {
    let value = signal.load(ordering: .relaxed)
    return value == 0 ? nil : value
  }

  /// Starts to note SIGINT and SIGTERM, and ignores SIGPIPE: a reader may leave early.
  static func watch() {
    for number in [SIGINT, SIGTERM] {
      var action = sigaction()
      // Without SA_RESTART a waiting call returns, and the loop around it sees the signal.
      action.__sigaction_handler.sa_handler = { number in
        Interruption.signal.store(number, ordering: .relaxed)
      }
      sigaction(number, &action, nil)
    }
    Foundation.signal(SIGPIPE, SIG_IGN)
  }
}
