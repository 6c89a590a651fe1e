// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import Glibc

  /// Runs work on threads with far more stack than usual.
  ///
  /// A chain of a hundred thousand calls is a tree as deep: the parser's own limit counts only what
  /// is nested in braces, brackets and the like.
  enum DeepStack {
    /// In bytes; address space only, the system hands out memory for what is really used.
    private static let size = 512 << 20
    private static let mostThreads = 8

    /// Transforms the inputs on as many threads as there are processors; the order is kept.
    static func map<Input: Sendable, Output: Sendable>(
      _ inputs: [Input], _ transform: @escaping @Sendable (Input) -> Output
    ) -> [Output] {
      let queue = WorkQueue(inputs, transform)
      let processors = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
      let threads = (0..<min(inputs.count, processors, mostThreads)).compactMap { _ in
        start { queue.drain() }
      }
      for thread in threads { pthread_join(thread, nil) }
      // Where no thread could be had, the work is still to do.
      queue.drain()
      return queue.outputs
    }

    private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, size)
      var thread = pthread_t()
      let context = Unmanaged.passRetained(Job(work: work))
      let failure = pthread_create(
        &thread, &attributes,
        { context in
          guard let context else { return nil }
          Unmanaged<Job>.fromOpaque(context).takeRetainedValue().work()
          return nil
        }, context.toOpaque())
      guard failure == 0 else {
        context.release()
        return nil
      }
      return thread
    }

    /// What a C function can be handed.
    private final class Job: Sendable {
      let work: @Sendable () -> Void

      init(work: @escaping @Sendable () -> Void) {
        self.work = work
      }
    }
  }
#endif
