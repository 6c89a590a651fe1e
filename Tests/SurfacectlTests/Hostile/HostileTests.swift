// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

#if os(Linux)
  import Foundation
  import Testing

  /// Code that means harm: what it gets out, what it gets in, and whom it hurts.
  ///
  /// The plugin in the folder `Plugin` tries all of it, in every mode that is possible here.
  struct HostileTests {
    @Test(arguments: HostileRun.Mode.allCases)
    func `the hostile plugin is run and the host lives on`(mode: HostileRun.Mode) throws {
      if let obstacle = mode.obstacle { try Test.cancel(obstacle) }
      let run = try HostileRun.run(mode)
      #expect(run.outcome.status == 0, "\(run.outcome.errors)")
      #expect(run.answers.count > 80)
    }

    @Test(arguments: HostileRun.Mode.possible, Self.refusedFiles + Self.refusedCalls)
    func `an attempt is refused`(mode: HostileRun.Mode, name: String) throws {
      guard mode.hasLandlock || Self.refusedCalls.contains(name) else { return }
      #expect(try HostileRun.run(mode).answers[name] == ["refused"])
    }

    @Test(arguments: HostileRun.Mode.possible, Self.secrets)
    func `nothing is found`(mode: HostileRun.Mode, name: String) throws {
      #expect(try HostileRun.run(mode).answers[name] == ["nothing"])
    }

    @Test(arguments: HostileRun.Mode.possible, Self.homes)
    func `every way home leads to the worker's own`(mode: HostileRun.Mode, name: String) throws {
      #expect(try HostileRun.run(mode).answers[name] == ["own"])
    }

    @Test(arguments: HostileRun.Mode.possible, Self.harmless)
    func `what harms nobody works`(mode: HostileRun.Mode, name: String) throws {
      #expect(try HostileRun.run(mode).answers[name] == ["done"])
    }

    @Test(arguments: HostileRun.Mode.possible)
    func `every attempt is known to the tests`(mode: HostileRun.Mode) throws {
      let known =
        Self.refusedFiles + Self.refusedCalls + Self.secrets + Self.homes + Self.harmless
        + ["change mode and times"]
      let unknown = try Set(HostileRun.run(mode).answers.keys).subtracting(known)
      #expect(unknown == [])
    }

    @Test(arguments: HostileRun.Mode.possible.filter(\.hasLandlock))
    func `the user's files are as they were`(mode: HostileRun.Mode) throws {
      #expect(try HostileRun.run(mode).changes == [])
    }

    // MARK: Attempts

    /// What Landlock refuses.
    static let refusedFiles = [
      "read the accounts", "read a file of the user's", "list the folder of the sources",
      "list the root", "list the cache", "read another extension", "write beside the sources",
      "write in /tmp", "write in /var/tmp", "write in /dev/shm", "write a file of the user's",
      "remove a file of the user's", "rename a file of the user's", "link a file of the user's",
      "make a folder beside the sources", "open a terminal", "open the log of the kernel",
      "the files of the host", "the first process",
    ]

    /// What is refused without Landlock, too.
    static let refusedCalls = [
      "socket 1", "socket 2", "socket 10", "socket 16", "socket 17", "socket 40",
      "pair of datagram sockets", "io_uring", "cut a file of the user's",
      "mark a file of the user's", "signal to the host", "stop the host", "signal to everybody",
      "signal to a thread of the host", "queue a signal for the host", "handle of the host",
      "make a descriptor signal the host", "follow the host", "read the host's memory",
      "the memory of the host", "the root of the host", "limit the host",
      "move the host to a processor", "slow down the host", "leave the group",
      "outlive the host", "be looked into", "fork", "start a program",
      "start a program of its own", "mount", "spaces of its own", "spaces of another process",
      "another root", "programs in the kernel", "keys", "counters", "faults of memory",
      "shared memory", "queues", "watching files", "clone in spaces of its own",
      "calls that nobody knows", "new mounts", "more memory",
    ]

    static let secrets = [
      "the environment", "the environment of this process", "the environment of the host",
      "the beginning of the stack", "the heap", "inherited descriptors",
      "rights of an administrator", "rights to come", "groups of an administrator",
      "files from another run",
    ]

    static let homes = [
      "home", "home of the account", "home by name", "tilde", "documents", "support", "caches",
      "temporary files", "container of a group",
    ]

    static let harmless = [
      "pair of stream sockets", "read the time zones", "read /dev/urandom", "write /dev/null",
      "signal to this process",
    ]
  }
#endif
