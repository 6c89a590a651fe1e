// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation
import Synchronization

/// What the kernel offers, and ways to start a program as if it offered less.
enum Kernel {
  /// The system calls of Landlock.
  static let landlockCalls = [444, 445, 446]

  #if arch(x86_64)
    /// The system call that installs a filter.
    static let filterCall = 317
    private static let controlCall = 157
  #else
    /// The system call that installs a filter.
    static let filterCall = 277
    private static let controlCall = 167
  #endif

  /// Whether code can be kept from files.
  static let hasLandlock: Bool = {
    #if os(Linux)
      call(444, 0, 0, 1) > 0
    #else
      false
    #endif
  }()

  private static func call(_ number: Int, _ first: Int, _ second: Int, _ third: Int) -> Int {
    typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "syscall") else { return -1 }
    return unsafeBitCast(symbol, to: Call.self)(number, first, second, third, 0, 0, 0)
  }

  /// Does something for which some system calls are missing, as are they for all that it starts.
  static func without<Result: Sendable>(
    _ calls: [Int], _ body: @escaping @Sendable () throws -> Result
  ) throws -> Result {
    guard !calls.isEmpty else { return try body() }
    let result = Mutex<Swift.Result<Result, any Error>?>(nil)
    let done = DispatchSemaphore(value: 0)
    // The thread, which nobody else uses, ends with what was taken from it.
    Thread {
      let outcome = Swift.Result {
        try forbid(calls)
        return try body()
      }
      result.withLock { $0 = outcome }
      done.signal()
    }.start()
    done.wait()
    guard let outcome = result.withLock({ $0 }) else { throw NoFilter() }
    return try outcome.get()
  }

  /// A filter can't be installed.
  private struct NoFilter: Error {}

  /// Lets some system calls of this thread fail as if the kernel did not know them.
  private static func forbid(_ calls: [Int]) throws {
    func step(_ code: UInt64, _ skip: UInt64, _ value: UInt64) -> UInt64 {
      code | skip << 24 | value << 32
    }
    var program = [step(0x20, 0, 0)]
    for number in calls {
      program += [step(0x15, 1, UInt64(number)), step(0x06, 0, 0x0005_0000 | UInt64(ENOSYS))]
    }
    program.append(step(0x06, 0, 0x7FFF_0000))
    let isInstalled = program.withUnsafeBytes { steps in
      let header = [Int(program.count), Int(bitPattern: steps.baseAddress)]
      return header.withUnsafeBytes { header in
        call(controlCall, 38, 1, 0) == 0
          && call(filterCall, 1, 0, Int(bitPattern: header.baseAddress)) == 0
      }
    }
    guard isInstalled else { throw NoFilter() }
  }
}
