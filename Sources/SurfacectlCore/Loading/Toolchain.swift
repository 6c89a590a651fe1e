// This source file is part of the IntentBus project.
// Licensed under Apache License v2.0. See LICENSE for license information.

import Foundation

/// The machine's Swift compiler and the modules of this very program.
struct Toolchain {
  /// The path of `swiftc`.
  let compiler: String
  /// The folder with the compiled modules that plugins are built against.
  let modules: String
  /// The program that reads sources; nil where it is missing.
  let reader: String?
  /// What changes when compiler or program do.
  let identity: String
}

extension Toolchain {
  /// Finds compiler and modules; throws a sentence that says what is missing.
  init() throws(LoadingError) {
    guard let compiler = Self.find("swiftc") else {
      throw LoadingError(
        "there is no swiftc on PATH; install Swift 6.3 from swift.org, or add its usr/bin to PATH")
    }
    guard let program = Self.programPath else {
      throw LoadingError("the path of this program can't be found out")
    }
    let folder = PlainFile.folder(of: program)
    let candidates = [
      folder + "/Modules", folder, folder + "/../lib/surfacectl",
    ]
    guard
      let modules = candidates.first(where: {
        PlainFile.exists($0 + "/IntentBus.swiftmodule")
      })
    else {
      throw LoadingError(
        "IntentBus.swiftmodule is neither beside this program nor in ../lib/surfacectl; install them together"
      )
    }
    let reader = folder + "/surfacectl-read"
    let programs = PlainFile.folder(of: PlainFile.resolved(compiler))
    // Without the library the reader can't work, and what it left unread is not to be kept.
    let decisive = [
      programs + "/swift-frontend", program, reader,
      PlainFile.folder(of: programs) + "/lib/swift/host/libSwiftParser.so",
    ]
    self.init(
      compiler: compiler, modules: modules,
      reader: PlainFile.isProgram(reader) ? reader : nil,
      identity: decisive.map { Self.stamp($0) }.joined(separator: "\n"))
  }

  /// The path of this program, links resolved.
  static var programPath: String? {
    #if os(Linux)
      let path = PlainFile.resolved("/proc/self/exe")
      return path == "/proc/self/exe" ? nil : path
    #else
      return Bundle.main.executablePath
    #endif
  }

  private static func find(_ name: String) -> String? {
    let folders = PlainFile.variable("PATH")?.split(separator: ":") ?? []
    return folders.lazy.map { "\($0)/\(name)" }.first { PlainFile.isProgram($0) }
  }

  /// Path, size and time of a file, which change when the file does.
  private static func stamp(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return path }
    #if os(Linux)
      let time = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    #else
      let time = "\(status.st_mtimespec.tv_sec).\(status.st_mtimespec.tv_nsec)"
    #endif
    return "\(path) \(status.st_size) \(time)"
  }
}

/// Why nothing could be loaded, as one sentence.
struct LoadingError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
