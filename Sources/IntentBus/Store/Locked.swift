// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Synchronization

/// A value behind a lock, for classes that can't hold a `Mutex` themselves.
final class Locked<Value: Sendable>: Sendable {
  private let mutex: Mutex<Value>

  init(_ value: Value) { mutex = Mutex(value) }

  var value: Value { mutex.withLock { $0 } }

  func update<Result>(_ change: (inout sending Value) -> sending Result) -> sending Result {
    mutex.withLock(change)
  }
}
