// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Dispatch
import Foundation
import Synchronization

/// Runs asynchronous code to its end from code that cannot wait for it.
enum Blocking {
  /// The result of an operation that runs on threads of its own; nil where code of the main actor can't go on.
  ///
  /// The caller may hold a thread of the shared pool, so the operation prefers another executor: it
  /// can't be starved by its own caller. A caller that is itself code of the main actor would wait for
  /// ever, and gets nil.
  static func run<Value: Sendable>(_ operation: @escaping @Sendable () async -> Value) -> Value? {
    // A task on the main queue, on whatever thread that is, is code of the main actor.
    if MainQueue.isCurrent, withUnsafeCurrentTask(body: { $0 != nil }) { return nil }
    let result = Mutex<Value?>(nil)
    let done = DispatchSemaphore(value: 0)
    Task(executorPreference: OwnThreads.shared) {
      let value = await operation()
      result.withLock { $0 = value }
      done.signal()
    }
    if Thread.isMainThread {
      // Code of the main actor waits for this very thread, so its queue is served meanwhile.
      while done.wait(timeout: .now()) == .timedOut {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.001))
      }
    } else {
      done.wait()
    }
    return result.withLock { $0 }
  }
}

private enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

private final class OwnThreads: TaskExecutor {
  static let shared = OwnThreads()

  private let queue = DispatchQueue(label: "SurfaceTesting", attributes: .concurrent)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
