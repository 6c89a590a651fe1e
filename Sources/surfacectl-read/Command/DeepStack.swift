// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if HAS_SWIFT_SYNTAX
  import Glibc

  /// Runs work with far more stack than the main thread has.
  enum DeepStack {
    /// In bytes; address space only, the system hands out memory for what is really used.
    private static let size = 512 << 20

    /// Runs the work on a thread of its own and waits for it; on this thread where none can be had.
    static func run(_ work: @escaping () -> ExitStatus) -> ExitStatus {
      let job = Job(work)
      var attributes = pthread_attr_t()
      pthread_attr_init(&attributes)
      defer { pthread_attr_destroy(&attributes) }
      pthread_attr_setstacksize(&attributes, size)
      var thread = pthread_t()
      let context = Unmanaged.passUnretained(job).toOpaque()
      let failure = pthread_create(
        &thread, &attributes,
        { context in
          guard let context else { return nil }
          let job = Unmanaged<Job>.fromOpaque(context).takeUnretainedValue()
          job.status = job.work()
          return nil
        }, context)
      guard failure == 0 else { return work() }
      pthread_join(thread, nil)
      return job.status
    }

    private final class Job {
      let work: () -> ExitStatus
      /// Read only after the thread was joined.
      var status = ExitStatus.inputFailed

      init(_ work: @escaping () -> ExitStatus) {
        self.work = work
      }
    }
  }
#endif
