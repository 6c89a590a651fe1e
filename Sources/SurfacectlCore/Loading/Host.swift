// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// What differs between Linux and macOS.
///
/// The macOS half was never tried; see Documentation/Fidelity.md.
enum Host {
  /// The arguments that make the compiler's result a library that finds IntentBus in this program.
  static var libraryArguments: [String] {
    #if os(Linux)
      // Types are made of what the compiler knows: to make them of their names, the runtime searches
      // all libraries for each conformance.
      [
        "-use-ld=lld", "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors",
      ]
    #else
      ["-Xlinker", "-undefined", "-Xlinker", "dynamic_lookup"]
    #endif
  }

  #if os(Linux)
    /// Starts a worker by forking: this process has one thread, so the child may do all it could.
    ///
    /// Returns the identifier of the process, or a negative number.
    static func startWorker(_ ends: WorkerEnds, home: String, closing own: [Int32]) -> pid_t {
      fflush(nil)
      let identifier = fork()
      if identifier == 0 {
        for descriptor in own { close(descriptor) }
        ends.run(home: home)
      }
      return identifier
    }
  #else
    /// Starts a worker by spawning this program again with the ends of its pipes.
    ///
    /// Returns the identifier of the process, or a negative number.
    static func startWorker(_ ends: WorkerEnds, home: String, closing own: [Int32]) -> pid_t {
      guard let program = Toolchain.programPath else { return -1 }
      let numbers = ends.all.map(String.init).joined(separator: ",")
      var words: [UnsafeMutablePointer<CChar>?] =
        [program, workerWord, numbers, home].map { strdup($0) } + [nil]
      defer { for text in words { free(text) } }
      var identifier = pid_t()
      return posix_spawn(&identifier, program, nil, nil, &words, environ) == 0 ? identifier : -1
    }
  #endif

  /// The first argument of a program that was spawned as a worker.
  static let workerWord = "--run-as-worker"

  /// Becomes a worker when the arguments say so.
  static func becomeWorker(_ arguments: [String]) {
    guard arguments.count == 3, arguments[0] == workerWord else { return }
    let numbers = arguments[1].split(separator: ",").compactMap { Int32($0) }
    guard numbers.count >= 2 else { return }
    WorkerEnds(requests: numbers[0], messages: numbers[1], outputs: Array(numbers.dropFirst(2)))
      .run(home: arguments[2])
  }
}
