// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Dispatch
import Foundation
import Synchronization

/// Runs asynchronous code to its end from code that cannot wait for it.
enum Blocking {
  /// The result of an operation that runs on threads of its own.
  ///
  /// The caller may hold a thread of the shared pool, so the operation prefers another executor: it
  /// can't be starved by its own caller.
  static func run<Value: Sendable>(_ operation: @escaping @Sendable () async -> Value) -> Value {
    let result = Mutex<Value?>(nil)
    let done = DispatchSemaphore(value: 0)
    let task = Task(executorPreference: OwnThreads.shared) {
      let value = await operation()
      result.withLock { $0 = value }
      done.signal()
    }
    while true {
      if Thread.isMainThread {
        // Code of the main actor waits for this very thread, so its queue is served meanwhile.
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
        if done.wait(timeout: .now()) == .timedOut { continue }
      } else {
        done.wait()
      }
      if let value = result.withLock({ $0 }) { return value }
      task.cancel()
    }
  }
}

private final class OwnThreads: TaskExecutor {
  static let shared = OwnThreads()

  private let queue = DispatchQueue(label: "SurfaceTesting", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
