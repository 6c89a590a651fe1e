// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

#if os(Linux)
  /// A kept worker at work: it opens plugins once, and makes a copy of itself for each job.
  ///
  /// It runs no user code but what opening a plugin runs, and has one thread: a copy of a process with
  /// more can do little. Every copy is a process that nothing has run in before.
  @MainActor struct ForkServer {
    private let ends: WorkerEnds
    private let endings: Int32
    private let worker: Worker
    private var commands: CommandReader

    init(_ ends: WorkerEnds, endings: Int32) {
      self.ends = ends
      self.endings = endings
      worker = Worker(channel: WorkerChannel(messages: ends.messages, outputs: ends.outputs))
      commands = CommandReader(ends.requests)
    }

    /// Serves until the parent has no more commands, and ends the process.
    mutating func run() -> Never {
      while let command = commands.next() {
        switch command {
        case .request(let request):
          worker.load(request)
          fflush(nil)
          worker.channel.send(.ready(WorkerMessage.Readiness(canCopy: Self.hasOneThread)))
        case .gallery(let content): worker.gallery.complete(with: content)
        case .job(let job): serve(job)
        }
      }
      fflush(nil)
      _exit(0)
    }

    private static var hasOneThread: Bool {
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count) == 1
    }

    private func serve(_ job: WorkerJob) {
      fflush(nil)
      let identifier = Host.fork()
      if identifier == 0 { work(on: job) }
      var status: Int32 = 1 << 8
      if identifier > 0 { while waitpid(identifier, &status, 0) < 0, errno == EINTR {} }
      WorkerChannel.write(Array("\(status)\n".utf8), to: endings)
    }

    /// Becomes the process of a job.
    private func work(on job: WorkerJob) -> Never {
      for descriptor in [ends.requests, endings] { close(descriptor) }
      Confinement.enterCopy()
      if let home = job.home { Confinement.move(home: home) }
      let worker = worker
      Task { @MainActor in
        await worker.work(on: job)
        fflush(nil)
        _exit(0)
      }
      dispatchMain()
    }
  }
#endif
