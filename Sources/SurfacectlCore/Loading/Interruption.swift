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

  /// Starts to note the signals, and ignores SIGPIPE: a reader may leave early.
  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      // Whoever started the program may want it to go on when the terminal is gone.
      if number == SIGHUP, sigaction(number, nil, &action) == 0, isIgnored(action) { continue }
      // Without SA_RESTART a waiting call returns, and the loop around it sees the signal.
      action.__sigaction_handler.sa_handler = { number in
        Interruption.signal.store(number, ordering: .relaxed)
      }
      sigaction(number, &action, nil)
    }
    Foundation.signal(SIGPIPE, SIG_IGN)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if os(Linux)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
